import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { purge, purgeStatement } from '../../db/purge.ts';

/** Failures that count against one subject in a window, and the milliseconds until the first of them leaves it. */
export interface CountedFailures {
  readonly subject: string;
  readonly failures: number;
  readonly frees_in: number;
}

/** What a failed login counts against; hashed all of them. */
export interface FailureSubjects {
  /** Whose id was tried. */
  readonly account: string;
  /** The known device that tries it, else the id and the network together. */
  readonly own: string;
  /** The network, where it is counted too; null for a known device. */
  readonly network: string | null;
}

/** Failed logins as the database counts them by its own time, for all processes together. Windows are milliseconds. */
export interface LoginFailureRepository {
  /** Writes one failure of each subject down; gives their numbers. */
  record(subjects: FailureSubjects): Promise<number[]>;
  /** How many failures each of them has in the window; of those without any nothing comes back. */
  count(subjects: FailureSubjects, windowMs: number): Promise<CountedFailures[]>;
  /** How many failures an account has had in the window, wherever they came from. */
  countOf(account: string, windowMs: number): Promise<number>;
  remove(numbers: readonly number[]): Promise<void>;
  /** Forgets all failures of a subject. */
  reset(subject: string): Promise<void>;
  /** Notes a mark, once a window however many processes do it at once: false when it was noted already. In a transaction. */
  mark(subject: string, windowMs: number): Promise<boolean>;
  /** Forgets failures that are older than the window. */
  purge(windowMs: number): Promise<void>;
}

const insertFailures = statement<{ id: number }>(
  'login_failure_record',
  `insert into login_failures (subject, account, at)
     select v.subject, v.account, shop_time() from (values ($2::text, $1::text), ($3::text, null)) as v (subject, account)
      where v.subject is not null returning id`,
);
const countFailures = statement<CountedFailures>(
  'login_failure_count',
  `select subject, count(*)::int as failures,
          (1000 * extract(epoch from min(at) + $3 * interval '1 millisecond' - shop_time()))::float8 as frees_in
     from login_failures
    where subject in ($1, $2) and at > shop_time() - $3 * interval '1 millisecond' group by subject`,
);
const countAccount = statement<{ failures: number }>(
  'login_failure_of_account',
  `select count(*)::int as failures from login_failures
    where account = $1 and at > shop_time() - $2 * interval '1 millisecond'`,
);
const deleteFailures = statement(
  'login_failure_remove',
  `delete from login_failures where id = any($1::int[])`,
);
const deleteOf = statement('login_failure_reset', `delete from login_failures where subject = $1`);
const lockMark = statement('login_failure_lock', `select pg_advisory_xact_lock(hashtext($1))`);
const insertMark = statement<{ id: number }>(
  'login_failure_mark',
  `insert into login_failures (subject, at) select $1, shop_time()
    where not exists (select 1 from login_failures
      where subject = $1 and at > shop_time() - $2 * interval '1 millisecond') returning id`,
);
const deleteOld = purgeStatement(
  'login_failure_purge',
  'login_failures',
  `at < shop_time() - $1 * interval '1 millisecond'`,
);

/** Failed logins in the database. */
export const createLoginFailureRepository = ({
  database,
}: Pick<CountryContext, 'database'>): LoginFailureRepository => ({
  record: async ({ account, own, network }) =>
    (await database.run(insertFailures, [account, own, network])).map((row) => row.id),
  count: ({ own, network }, windowMs) => database.run(countFailures, [own, network, windowMs]),
  countOf: async (account, windowMs) =>
    (await database.run(countAccount, [account, windowMs]))[0]?.failures ?? 0,
  async remove(numbers) {
    await database.run(deleteFailures, [numbers]);
  },
  async reset(subject) {
    await database.run(deleteOf, [subject]);
  },
  async mark(subject, windowMs) {
    await database.run(lockMark, [subject]);
    return (await database.run(insertMark, [subject, windowMs])).length > 0;
  },
  async purge(windowMs) {
    await purge(database, deleteOld, [windowMs]);
  },
});
