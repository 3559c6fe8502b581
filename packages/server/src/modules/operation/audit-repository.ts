import { statement, type Database } from '../../db/database.ts';

/** One change that an operator made, as the audit log has it. */
export interface AuditEntry {
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
}

const markReported = statement<AuditEntry & { readonly id: number }>(
  'operation_report_audit_log',
  `with unreported as (select id from audit_log where country = $1 and not reported order by id limit 100 for update skip locked)
   update audit_log a set reported = true from unreported where a.id = unreported.id
   returning a.id, a.at, a.actor, a.action, a.subject`,
);

/** Takes the entries that no process has reported yet, at most 100, oldest first; of several processes each entry goes to one. */
export const takeUnreported = async (database: Database, country: string): Promise<AuditEntry[]> =>
  (await database.run(markReported, [country])).toSorted((one, other) => one.id - other.id);
