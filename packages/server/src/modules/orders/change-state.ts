import type { OrderStatus } from '@caravan/contract';
import { secureIds, type CountryContext } from '../../context.ts';
import { couponTerm } from '../gifts/index.ts';
import { writeState } from './order-repository.ts';
import type { OrderRow } from './order-row.ts';
import { mayBecome, readStatus } from './states.ts';

/** States in which an order's money is there, at the door at the latest: from then on its coupon is earned. */
const earnsCoupon = (to: OrderStatus): boolean => to === 'paid' || to === 'delivered';

type StateContext = Pick<CountryContext, 'country' | 'database' | 'clock'> &
  Partial<Pick<CountryContext, 'ids'>>;

/** A change of state that the table allows; `paidAt` when it is money that came. */
export interface StateChange {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly cause: string;
  readonly paidAt?: Date;
}

/**
 * Changes the state of an order, notes when and why, and does what it means for coupons, in the running transaction (ORD-1,
 * R4, LIM-6). Throws for a change that the table does not have and for one that somebody else was faster with: both are faults, the caller holds the row.
 */
export const changeState = async (
  { country, database, clock, ids = secureIds }: StateContext,
  orderId: number,
  { from, to, cause, paidAt }: StateChange,
): Promise<void> => {
  if (!mayBecome(from, to)) throw new Error(`An order can't go from ${from} to ${to}.`);
  const now = clock.now();
  const term = earnsCoupon(to) ? couponTerm(country, now, ids) : null;
  const changed = await database.run(writeState, [
    country.val,
    orderId,
    to,
    from,
    cause,
    paidAt ?? null,
    now,
    term?.code ?? null,
    term?.expiresAt ?? null,
  ]);
  if (changed.length === 0) throw new Error(`Order ${orderId} is no longer ${from}.`);
};

/** The state of a row. */
export const statusOf = (order: OrderRow): OrderStatus => readStatus(order.status);
