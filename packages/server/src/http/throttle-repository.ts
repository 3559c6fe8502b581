import type { CountryContext } from '../context.ts';
import { statement } from '../db/database.ts';
import { purge, purgeStatement } from '../db/purge.ts';

/** Calls from one subject in a window, and the milliseconds until the first of them leaves it. */
export interface CountedCalls {
  readonly calls: number;
  readonly frees_in: number;
}

/** Calls as the database counts them by its own time, for all processes together. */
export interface ThrottleRepository {
  /** Writes a call down; gives its number. */
  record(subject: string): Promise<number | undefined>;
  /** Calls of the last `windowMs` up to the one with this number. */
  count(subject: string, windowMs: number, upTo: number | undefined): Promise<CountedCalls | undefined>;
  remove(id: number): Promise<void>;
  /** Forgets calls that are older than a day. */
  purge(): Promise<void>;
}

const insertCall = statement<{ id: number }>(
  'counted_calls_record',
  `insert into counted_calls (subject, at) values ($1, shop_time()) returning id`,
);
const countCalls = statement<CountedCalls>(
  'counted_calls_count',
  `select count(*)::int as calls,
          (1000 * extract(epoch from min(at) + $2 * interval '1 millisecond' - shop_time()))::float8 as frees_in
     from counted_calls where subject = $1 and at > shop_time() - $2 * interval '1 millisecond' and id <= $3`,
);
const deleteCall = statement('counted_calls_remove', `delete from counted_calls where id = $1`);
const deleteOld = purgeStatement(
  'counted_calls_purge',
  'counted_calls',
  `at < shop_time() - interval '1 day'`,
);

/** Counted calls in the database. */
export const createThrottleRepository = ({
  database,
}: Pick<CountryContext, 'database'>): ThrottleRepository => ({
  async record(subject) {
    const [row] = await database.run(insertCall, [subject]);
    return row?.id;
  },
  async count(subject, windowMs, upTo) {
    const [row] = await database.run(countCalls, [subject, windowMs, upTo]);
    return row;
  },
  async remove(id) {
    await database.run(deleteCall, [id]);
  },
  async purge() {
    await purge(database, deleteOld, []);
  },
});
