import type { MonthCredits } from '@caravan/cart-rules';
import { localMonth, monthAfter, startOfLocalMonth } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { bookOrders, type MemberCreditsRow } from './booking-repository.ts';

type Context = Pick<CountryContext, 'country' | 'database'>;

/** States of orders that count once they are paid: handed in, for the orders' module knows them. */
export type CountingStates = readonly string[];

/** How a member stands after an order that they gained by. */
export interface MemberCredits {
  readonly memberId: number;
  readonly level: string;
  /** The month that the order belongs to, `2026-11`. */
  readonly month: string;
  /** Sums of this month and of those before and after, where there are any. */
  readonly months: ReadonlyMap<string, MonthCredits>;
}

/** An order and when it was paid: by that its month is known (ORD-6). */
export interface PaidOrder {
  readonly id: number;
  readonly paidAt: Date;
}

const book = async (
  { country, database }: Context,
  states: CountingStates,
  orders: readonly PaidOrder[],
  judged: boolean,
): Promise<MemberCreditsRow[]> => {
  const { timeZone } = country;
  const months = orders.map(({ paidAt }) => localMonth(paidAt, timeZone));
  const startsOf = (after: number) =>
    orders.map(({ paidAt }) => startOfLocalMonth(paidAt, timeZone, after).toISOString());
  return database.run(bookOrders, [
    country.val,
    orders.map(({ id }) => id),
    states,
    months,
    startsOf(0),
    startsOf(-1),
    months.map((month) => monthAfter(month, -1)),
    months.map((month) => monthAfter(month, 1)),
    judged,
  ]);
};

const memberCreditsOf = (rows: readonly MemberCreditsRow[]): MemberCredits[] => {
  const members = Map.groupBy(rows, ({ id }) => id);
  return [...members].flatMap(([memberId, list]) => {
    const [first] = list;
    if (!first) return [];
    const months = new Map(
      list.map(({ month, own, joined_now: joinedNow, joined_before: joinedBefore }) => [
        month,
        { own, joinedNow, joinedBefore },
      ]),
    );
    return [{ memberId, level: first.level, month: first.booked, months }];
  });
};

/**
 * Writes what an order counts for now into the books of its buyer and of the buyer's sponsor and referrer, in the running
 * transaction that holds the order and both members (REG-11, BIZ-2, BIZ-3). Called again it changes nothing. Gives how those
 * stand who gained by it and can still rise.
 */
export const bookOrder = async (
  context: Context,
  states: CountingStates,
  order: PaidOrder,
): Promise<MemberCredits[]> => memberCreditsOf(await book(context, states, [order], true));

/** The same for orders that were paid before there were books: nobody rises by them. */
export const bookOld = async (
  context: Context,
  states: CountingStates,
  orders: readonly PaidOrder[],
): Promise<void> => {
  await book(context, states, orders, false);
};
