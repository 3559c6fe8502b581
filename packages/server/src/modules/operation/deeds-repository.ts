import { statement, type Database } from '../../db/database.ts';

/** One change that an operator made, as the audit log has it. */
export interface Deed {
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
}

const takeUntold = statement<Deed & { readonly id: number }>(
  'operation_take_untold_deeds',
  `with untold as (select id from audit_log where country = $1 and not told order by id limit 100 for update skip locked)
   update audit_log a set told = true from untold where a.id = untold.id
   returning a.id, a.at, a.actor, a.action, a.subject`,
);

/** Takes the deeds that no process has told yet; of several processes each deed goes to one. */
export const untoldDeeds = async (database: Database, country: string): Promise<Deed[]> =>
  (await database.run(takeUntold, [country])).toSorted((one, other) => one.id - other.id);
