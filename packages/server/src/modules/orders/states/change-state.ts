import type { OrderStatus } from '@caravan/contract';
import type { CountryContext } from '../../../context.ts';
import { bookOrder, type MemberCredits } from '../../credits/index.ts';
import { freeCoupons, issueCoupon, takeBackCoupon } from '../../gifts/index.ts';
import { writeState } from '../order-repository.ts';
import type { OrderRow } from '../order-row.ts';
import { countingStates, countsCredits, mayBecome, readStatus } from './states.ts';

type Context = Pick<CountryContext, 'country' | 'database'> & Partial<Pick<CountryContext, 'ids'>>;

/** A change of state that the table allows; `paid` when it is money that came. */
export interface StateChange {
  readonly to: OrderStatus;
  readonly cause: string;
  readonly paid?: boolean;
}

/** The state of a row. */
export const statusOf = (order: OrderRow): OrderStatus => readStatus(order.status);

/** States in which an order's money is there: from then on its coupon is earned (LIM-6, ORD-8). */
const earns: readonly OrderStatus[] = ['paid', 'delivered'];
/** States in which the coupon that it used is free again, and those in which it loses the one that it earned. */
const ends: readonly OrderStatus[] = ['cancelled', 'expired', 'refused'];
const undoes: readonly OrderStatus[] = ['cancelled', 'refused', 'returned', 'refunded'];

/**
 * Changes the state of an order that is locked, notes when and why, and does what it means for coupons and for case credits,
 * in the running transaction (ORD-1, R4, LIM-6, REG-11). Gives how those stand whose credits grew: who lets money pass raises
 * their levels. Throws for a change that the table does not have and for one that somebody else was faster with: both are
 * faults, the caller holds the row.
 */
export const changeState = async (
  context: Context,
  order: OrderRow,
  { to, cause, paid = false }: StateChange,
): Promise<readonly MemberCredits[]> => {
  const from = statusOf(order);
  if (!mayBecome(from, to)) throw new Error(`An order can't go from ${from} to ${to}.`);
  const { country, database } = context;
  const [changed] = await database.run(writeState, [country.val, order.id, to, from, cause, paid]);
  if (!changed) throw new Error(`Order ${order.id} is no longer ${from}.`);
  if (earns.includes(to) && order.coupon_earned > 0) await issueCoupon(context, order.id, changed.at);
  if (ends.includes(to) && order.coupon_code !== null) await freeCoupons(context, [order.id]);
  if (undoes.includes(to) && order.coupon_earned > 0) await takeBackCoupon(context, order.id, changed.at);
  const paidAt = order.paid_at ?? (paid ? changed.at : null);
  const counted = order.paid_at !== null && countsCredits[from];
  return paidAt !== null && counted !== countsCredits[to]
    ? bookOrder(context, countingStates, { id: order.id, paidAt })
    : [];
};
