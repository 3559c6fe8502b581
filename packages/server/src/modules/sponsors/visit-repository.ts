import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { purge, purgeStatement } from '../../db/purge.ts';

/** The salt of a day: the first one that any process wrote. */
const keepSalt = statement<{ salt: string }>(
  'referral_keep_salt',
  `insert into referral_salts as s (country, day, salt) values ($1, $2::date, $3)
   on conflict (country, day) do update set salt = s.salt returning salt`,
);

/** Counts a visitor who was not counted yet on that day. */
const countVisitor = statement(
  'referral_count_visitor',
  `with seen as (
     insert into referral_visitors (country, day, visitor) values ($1, $2::date, $3) on conflict do nothing returning day)
   insert into referral_days as d (country, member_id, day, visits) select $1, $4, day, 1 from seen
   on conflict (country, member_id, day) do update set visits = d.visits + 1`,
);

const forgetSalts = statement(
  'referral_forget_salts',
  'delete from referral_salts where country = $1 and day < $2::date',
);
const forgetVisitors = purgeStatement(
  'referral_forget_visitors',
  'referral_visitors',
  'country = $1 and day < $2::date',
);

/** Visits by referral links of one country. Days are `2026-11-22`. */
export interface VisitRepository {
  /** The day's salt; `fresh` when it has none yet. */
  salt(day: string, fresh: string): Promise<string>;
  count(day: string, visitor: string, memberId: number): Promise<void>;
  /** Forgets by what visitors of earlier days were told apart; their number stays. */
  forget(day: string): Promise<void>;
}

/** Visits in the database. */
export const createVisitRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): VisitRepository => ({
  async salt(day, fresh) {
    const [row] = await database.run(keepSalt, [val, day, fresh]);
    return row?.salt ?? fresh;
  },
  async count(day, visitor, memberId) {
    await database.run(countVisitor, [val, day, visitor, memberId]);
  },
  async forget(day) {
    await database.run(forgetSalts, [val, day]);
    await purge(database, forgetVisitors, [val, day]);
  },
});
