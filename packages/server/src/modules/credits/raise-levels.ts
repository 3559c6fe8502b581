import { creditsOfTwo, isHigher, levelReached, noCredits, type Level } from '@caravan/cart-rules';
import type { CountryDefinition } from '@caravan/country';
import { monthAfter } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { readLevel } from '../accounts/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { MemberCredits } from './book-orders.ts';
import { raiseLevel } from './booking-repository.ts';

/**
 * The level of a member by the two pairs of months that an order's month is in (REG-11): money that is accepted late counts for
 * the month in which it came.
 */
const judge = (
  { rules }: Pick<CountryDefinition, 'rules'>,
  { level, month, months }: MemberCredits,
): { readonly before: Level; readonly now: Level } => {
  const creditsOf = (name: string) => months.get(name) ?? noCredits;
  const [last, running, next] = [monthAfter(month, -1), month, monthAfter(month, 1)].map(creditsOf);
  const before = readLevel(level);
  const credits = Math.max(
    creditsOfTwo(last ?? noCredits, running ?? noCredits),
    creditsOfTwo(running ?? noCredits, next ?? noCredits),
  );
  return { before, now: levelReached(rules, before, credits) };
};

/**
 * Raises the levels of those who have reached another by an order, in the transaction that booked it and holds their rows, and
 * has them told by mail (REG-11).
 */
export const raiseLevels = async (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  jobs: Pick<Jobs, 'send'>,
  members: readonly MemberCredits[],
): Promise<void> => {
  for (const member of members) {
    const { before, now } = judge(country, member);
    if (!isHigher(now, before)) continue;
    // oxlint-disable-next-line eslint/no-await-in-loop -- one transaction, one connection
    await database.run(raiseLevel, [member.memberId, now]);
    // oxlint-disable-next-line eslint/no-await-in-loop
    await jobs.send('level-mail', { memberId: member.memberId, level: now });
  }
};
