import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** Failures of one subject in a window, and when the first of them was. */
export interface CountedFailures {
  readonly subject: string;
  readonly failures: number;
  readonly at: Date;
}

/** Failed logins as the database counts them, by id and by address. */
export interface LoginFailureRepository {
  /** Writes one failure of each down; gives their numbers. */
  record(id: string, address: string, at: Date): Promise<number[]>;
  /** How many failures since `from` each of them has; of those without any nothing comes back. */
  count(id: string, address: string, from: Date): Promise<CountedFailures[]>;
  remove(numbers: readonly number[]): Promise<void>;
  /** Forgets all failures of a subject. */
  reset(subject: string): Promise<void>;
  /** Forgets failures from before `moment`. */
  purge(moment: Date): Promise<void>;
}

const insertFailures = statement<{ id: number }>(
  'login_failure_record',
  `insert into login_failures (subject, at) values ($1, $3), ($2, $3) returning id`,
);
const countFailures = statement<CountedFailures>(
  'login_failure_count',
  `select subject, count(*)::int as failures, min(at) as at from login_failures
    where subject in ($1, $2) and at > $3 group by subject`,
);
const deleteFailures = statement(
  'login_failure_remove',
  `delete from login_failures where id = any($1::int[])`,
);
const deleteOf = statement('login_failure_reset', `delete from login_failures where subject = $1`);
const deleteOld = statement('login_failure_purge', `delete from login_failures where at < $1`);

/** Failed logins in the database. */
export const createLoginFailureRepository = ({
  database,
}: Pick<CountryContext, 'database'>): LoginFailureRepository => ({
  record: async (id, address, at) =>
    (await database.run(insertFailures, [id, address, at])).map((row) => row.id),
  count: (id, address, from) => database.run(countFailures, [id, address, from]),
  async remove(numbers) {
    await database.run(deleteFailures, [numbers]);
  },
  async reset(subject) {
    await database.run(deleteOf, [subject]);
  },
  async purge(moment) {
    await database.run(deleteOld, [moment]);
  },
});
