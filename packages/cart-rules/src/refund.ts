import { allocate, sum, type Minor } from '@caravan/money';
import { discountedLines } from './discount.ts';

/** A line of an order as it was bought, with the units that have come back so far. Money in the smallest unit. */
export interface RefundLine {
  readonly code: string;
  readonly gift: boolean;
  readonly unitPrice: Minor;
  readonly quantity: number;
  readonly returned: number;
  readonly discountable: boolean;
}

/** What an order cost, and what of that has been given back or is on its way. Money in the smallest unit. */
export interface RefundOrder {
  readonly lines: readonly RefundLine[];
  /** The level's discount of that day, in basis points. */
  readonly discountBp: number;
  readonly coupon: Minor;
  readonly paymentFee: Minor;
  /** What was paid; 0 while nothing was. */
  readonly paid: Minor;
  readonly refunded: Minor;
  /** What the coupon that it earned has bought already (LIM-6): not given back when all of the order goes back. */
  readonly couponSpent: Minor;
}

/** Units by product code. */
export type Units = ReadonlyMap<string, number>;

/** The most that may still be given back: never more than was paid (ORD-7). */
export const refundable = ({ paid, refunded }: Pick<RefundOrder, 'paid' | 'refunded'>): Minor =>
  Math.max(0, paid - refunded);

/** `part` of `whole` units of an amount, so that the parts of all units add up to it. */
const portion = (amount: Minor, part: number, whole: number): Minor =>
  allocate(amount, [part, whole - part])[0] ?? 0;

const share = (amount: Minor, weights: readonly number[]): Minor[] =>
  amount === 0 || sum(weights) === 0 ? weights.map(() => 0) : allocate(amount, weights);

/** What each line cost in the end: its goods less their part of discount and coupon, with their part of the payment fee. */
const netOf = ({ lines, discountBp, coupon, paymentFee }: RefundOrder): Minor[] => {
  const reduced = discountedLines(lines, discountBp);
  const coupons = share(coupon, reduced);
  const goods = reduced.map((amount, at) => amount - (coupons[at] ?? 0));
  const fees = share(paymentFee, goods);
  return goods.map((amount, at) => amount + (fees[at] ?? 0));
};

/**
 * What is to be given back for units that go back (ORD-7). Some of an order: their part of what was paid for goods, so that
 * the parts of all units add up. With the last unit that was bought everything that is left goes back, delivery included, as
 * the law on distance sales asks, less what a coupon earned with the order has bought. Never more than is left of what was
 * paid.
 */
export const refundOf = (order: RefundOrder, units: Units): Minor => {
  const left = refundable(order);
  const bought = order.lines.filter(({ gift }) => !gift);
  const all = bought.every(({ code, quantity, returned }) => returned + (units.get(code) ?? 0) >= quantity);
  if (all) return Math.max(0, left - order.couponSpent);
  const net = netOf(order);
  const parts = order.lines.map(({ code, gift, quantity, returned }, at) => {
    const back = gift ? 0 : (units.get(code) ?? 0);
    const amount = net[at] ?? 0;
    return portion(amount, returned + back, quantity) - portion(amount, returned, quantity);
  });
  return Math.min(left, sum(parts));
};

/** Why units can't go back: nothing was named, no such product was bought, or fewer than that are still with the buyer. */
export type UnitsFault = 'none' | 'unknown' | 'too_many';

/** Whether these units can go back. */
export const judgeReturn = (
  lines: readonly Pick<RefundLine, 'code' | 'gift' | 'quantity' | 'returned'>[],
  units: Units,
): UnitsFault | null => {
  if (units.size === 0) return 'none';
  for (const [code, quantity] of units) {
    const line = lines.find((one) => one.code === code && !one.gift);
    if (!line) return 'unknown';
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > line.quantity - line.returned)
      return 'too_many';
  }
  return null;
};

/** All that is still with the buyer, gifts aside. */
export const unitsLeft = (
  lines: readonly Pick<RefundLine, 'code' | 'gift' | 'quantity' | 'returned'>[],
): Units =>
  new Map(
    lines.flatMap(({ code, gift, quantity, returned }) =>
      gift || returned >= quantity ? [] : [[code, quantity - returned] as const],
    ),
  );
