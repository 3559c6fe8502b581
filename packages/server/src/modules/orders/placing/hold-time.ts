import type { CountryDefinition } from '@caravan/country';
import type { CountryContext } from '../../../context.ts';
import type { UsedLimits } from '../../limits/index.ts';
import { readHeldLately } from './held-lately-repository.ts';
import type { OrderLineRow, OrderRow } from '../order-row.ts';

/** The longest for which units are held, however often an order is placed again (PAY-13), in milliseconds. */
const longestHold = 2 * 3_600_000;

/** Less would be left for others than the line takes; what the member's own unpaid order holds is in stock for them. */
const isScarce = ({ product_id: id, quantity, stock }: OrderLineRow, used: ReadonlyMap<number, UsedLimits>) =>
  stock + (used.get(id)?.held ?? 0) < 2 * quantity;

/**
 * The milliseconds for which each scarce product of an order may be held, by code (PAY-13): two hours within a day for all orders
 * of one member together, so that nobody keeps last units from others by cancelling and placing anew. For the transaction in
 * which the member's orders are judged alone.
 */
export const holdTimes = async (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  memberId: number,
  lines: readonly OrderLineRow[],
  used: ReadonlyMap<number, UsedLimits>,
): Promise<ReadonlyMap<string, number>> => {
  const scarce = lines.filter((line) => !line.gift && isScarce(line, used));
  if (scarce.length === 0) return new Map();
  const ids = scarce.map((line) => line.product_id);
  const rows = await database.run(readHeldLately, [country.val, memberId, ids]);
  const held = new Map(rows.map((row) => [row.product_id, row.held_ms]));
  return new Map(scarce.map((line) => [line.code, longestHold - (held.get(line.product_id) ?? 0)]));
};

/** For how long a placing holds its units. */
export interface Hold {
  /** Since when: orders that are placed again, or take the place of others, go on with the first hold. */
  readonly since: Date;
  /** Until when it would be; not after now where nothing may be held any more. */
  readonly ends: Date;
  /** The codes of the scarce products that were held for long enough by now. */
  readonly heldLongEnough: readonly string[];
}

const earliest = (moments: readonly (Date | null)[], otherwise: Date): Date =>
  moments.reduce<Date>((first, moment) => (moment && moment < first ? moment : first), otherwise);

/**
 * The hold of a placing: as long as the country gives to pay, but not beyond what PAY-13 leaves. `orders`: the placed one and those
 * whose place it takes; `times`: as of `holdTimes`.
 */
export const holdOf = (
  { holdMinutes }: Pick<CountryDefinition, 'holdMinutes'>,
  orders: readonly Pick<OrderRow, 'held_since'>[],
  times: ReadonlyMap<string, number>,
  at: Date,
): Hold => {
  const since = earliest(
    orders.map((order) => order.held_since),
    at,
  );
  const lasts = Math.min(longestHold, ...times.values());
  const over = [...times].filter(([, time]) => since.getTime() + time <= at.getTime());
  return {
    since,
    ends: new Date(Math.min(at.getTime() + holdMinutes * 60_000, since.getTime() + lasts)),
    heldLongEnough: over.map(([product]) => product),
  };
};
