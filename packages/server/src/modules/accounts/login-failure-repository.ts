import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** Failures that count against one subject in a window, and when the first of them was. */
export interface CountedFailures {
  readonly subject: string;
  readonly failures: number;
  readonly at: Date;
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

/** Failed logins as the database counts them, for all processes together. */
export interface LoginFailureRepository {
  /** Writes one failure of each subject down; gives their numbers. */
  record(subjects: FailureSubjects, at: Date): Promise<number[]>;
  /** How many failures since `from` each of them has; of those without any nothing comes back. */
  count(subjects: FailureSubjects, from: Date): Promise<CountedFailures[]>;
  /** How many failures an account has had since `from`, wherever they came from. */
  countOf(account: string, from: Date): Promise<number>;
  remove(numbers: readonly number[]): Promise<void>;
  /** Forgets all failures of a subject. */
  reset(subject: string): Promise<void>;
  /** Notes a mark, once since `from` however many processes do it at once: false when it was noted already. In a transaction. */
  mark(subject: string, at: Date, from: Date): Promise<boolean>;
  /** Forgets failures from before `moment`. */
  purge(moment: Date): Promise<void>;
}

const insertFailures = statement<{ id: number }>(
  'login_failure_record',
  `insert into login_failures (subject, account, at)
     select v.subject, v.account, $4 from (values ($2::text, $1::text), ($3::text, null)) as v (subject, account)
      where v.subject is not null returning id`,
);
const countFailures = statement<CountedFailures>(
  'login_failure_count',
  `select subject, count(*)::int as failures, min(at) as at from login_failures
    where subject in ($1, $2) and at > $3 group by subject`,
);
const countAccount = statement<{ failures: number }>(
  'login_failure_of_account',
  `select count(*)::int as failures from login_failures where account = $1 and at > $2`,
);
const deleteFailures = statement(
  'login_failure_remove',
  `delete from login_failures where id = any($1::int[])`,
);
const deleteOf = statement('login_failure_reset', `delete from login_failures where subject = $1`);
const lockMark = statement('login_failure_lock', `select pg_advisory_xact_lock(hashtext($1))`);
const insertMark = statement<{ id: number }>(
  'login_failure_mark',
  `insert into login_failures (subject, at) select $1, $2
    where not exists (select 1 from login_failures where subject = $1 and at > $3) returning id`,
);
const deleteOld = statement('login_failure_purge', `delete from login_failures where at < $1`);

/** Failed logins in the database. */
export const createLoginFailureRepository = ({
  database,
}: Pick<CountryContext, 'database'>): LoginFailureRepository => ({
  record: async ({ account, own, network }, at) =>
    (await database.run(insertFailures, [account, own, network, at])).map((row) => row.id),
  count: ({ own, network }, from) => database.run(countFailures, [own, network, from]),
  countOf: async (account, from) => (await database.run(countAccount, [account, from]))[0]?.failures ?? 0,
  async remove(numbers) {
    await database.run(deleteFailures, [numbers]);
  },
  async reset(subject) {
    await database.run(deleteOf, [subject]);
  },
  async mark(subject, at, from) {
    await database.run(lockMark, [subject]);
    return (await database.run(insertMark, [subject, at, from])).length > 0;
  },
  async purge(moment) {
    await database.run(deleteOld, [moment]);
  },
});
