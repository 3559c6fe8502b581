import { statement } from '../db/database.ts';
import type { OperatorContext } from './operator-context.ts';

/** One change that an operator made, or one look at personal data (OPS-1). */
export interface AuditEntry {
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

const insertEntry = statement(
  'operator_write_audit',
  'insert into audit_log (country, at, actor, action, subject, details) values ($1, $2, $3, $4, $5, $6)',
);

const readEntries = statement<{
  at: Date;
  actor: string;
  action: string;
  subject: string;
  details: Record<string, unknown>;
}>(
  'operator_read_audit',
  'select at, actor, action, subject, details from audit_log where country = $1 order by id desc limit $2',
);

/**
 * Notes a change in the running transaction, so that there is never one without the other; or a look at personal data before it is
 * shown, as the texts on data protection promise: how much it was, or whose, never the data.
 */
export const writeAudit = async (
  { country, database, clock, actor }: OperatorContext,
  action: string,
  subject: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  const entry = [country.val, clock.now(), actor, action, subject, JSON.stringify(details)];
  await database.run(insertEntry, entry);
};

/** The country's newest entries first. */
export const readAudit = async (
  { country, database }: OperatorContext,
  most: number,
): Promise<AuditEntry[]> => database.run(readEntries, [country.val, most]);

const readStockSet = statement<{ at: Date | null }>(
  'operator_stock_last_set',
  `select max(at) as at from audit_log
    where country = $1 and (action = 'import stock' or (action = 'import catalogue' and details ->> 'stock' = 'true'))`,
);

/** When an operator last set units in stock; the beginning of time where nobody has. */
export const stockLastSet = async ({ country, database }: OperatorContext): Promise<Date> => {
  const [row] = await database.run(readStockSet, [country.val]);
  return row?.at ?? new Date(0);
};
