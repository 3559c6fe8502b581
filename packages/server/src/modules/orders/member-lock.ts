import type { CountryContext } from '../../context.ts';
import { lockMember } from './order-repository.ts';

/**
 * Lets this transaction judge the member's limits alone: whoever drafts, places or settles for the same member waits here, on
 * every process (LIM-7). Gives the database's time, by which all of the transaction is judged. First lock of all: members by
 * id, orders by id, products by id, coupon, months of credits by member, cart.
 */
export const judgeAlone = async (
  { database }: Pick<CountryContext, 'database'>,
  memberId: number,
): Promise<Date> => {
  const [member] = await database.run(lockMember, [memberId]);
  if (!member) throw new Error(`There is no member ${memberId}.`);
  return member.at;
};
