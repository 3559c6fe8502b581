import type { CountryContext } from '../../context.ts';
import { closeTask as close, closeTaskAbout, insertTask, readOpenTasks, type TaskRow } from './repository.ts';

type Context = Pick<CountryContext, 'country' | 'database'>;

/** What a person has to decide or look at. The same kind and subject is the same task. */
export interface Task {
  readonly kind:
    | 'payment-mismatch'
    | 'payment-double'
    | 'payment-unsettled'
    | 'refund-failed'
    | 'refund-unsettled'
    | 'reconciliation'
    | 'withdrawal';
  readonly subject: string;
  readonly orderId: number | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Opens a task in the running transaction, unless it was opened before. */
export const openTask = async ({ country, database }: Context, task: Task): Promise<void> => {
  const { kind, subject, orderId, details } = task;
  await database.run(insertTask, [country.val, kind, subject, orderId, JSON.stringify(details)]);
};

/** Closes a task in the running transaction because what it asked for was done. */
export const finishTask = async (
  { country, database }: Context,
  { kind, subject }: Pick<Task, 'kind' | 'subject'>,
  actor: string,
): Promise<void> => {
  await database.run(closeTaskAbout, [country.val, kind, subject, actor]);
};

/** The country's open tasks, the oldest first, at most `most`. */
export const openTasks = ({ country, database }: Context, most: number): Promise<TaskRow[]> =>
  database.run(readOpenTasks, [country.val, most]);

/** Closes a task; null when there is no open one of that number. */
export const closeTask = async (
  { country, database }: Context,
  id: number,
  actor: string,
): Promise<{ readonly kind: string; readonly subject: string } | null> =>
  (await database.run(close, [country.val, id, actor]))[0] ?? null;
