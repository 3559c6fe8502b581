import type { CountryContext } from '../context.ts';
import { statement } from '../db/database.ts';

/** Calls from one subject in a window, and when the first of them was. */
export interface CountedCalls {
  readonly calls: number;
  readonly at: Date;
}

/** Calls as the database counts them, for all processes together. */
export interface ThrottleRepository {
  /** Writes a call down; gives its number. */
  record(subject: string, at: Date): Promise<number | undefined>;
  /** Calls since `from` up to the one with this number. */
  count(subject: string, from: Date, upTo: number | undefined): Promise<CountedCalls | undefined>;
  remove(id: number): Promise<void>;
  /** Forgets calls from before `moment`. */
  purge(moment: Date): Promise<void>;
}

const insertCall = statement<{ id: number }>(
  'counted_calls_record',
  `insert into counted_calls (subject, at) values ($1, $2) returning id`,
);
const countCalls = statement<CountedCalls>(
  'counted_calls_count',
  `select count(*)::int as calls, min(at) as at from counted_calls where subject = $1 and at > $2 and id <= $3`,
);
const deleteCall = statement('counted_calls_remove', `delete from counted_calls where id = $1`);
const deleteOld = statement('counted_calls_purge', `delete from counted_calls where at < $1`);

/** Counted calls in the database. */
export const createThrottleRepository = ({
  database,
}: Pick<CountryContext, 'database'>): ThrottleRepository => ({
  async record(subject, at) {
    const [row] = await database.run(insertCall, [subject, at]);
    return row?.id;
  },
  async count(subject, from, upTo) {
    const [row] = await database.run(countCalls, [subject, from, upTo]);
    return row;
  },
  async remove(id) {
    await database.run(deleteCall, [id]);
  },
  async purge(moment) {
    await database.run(deleteOld, [moment]);
  },
});
