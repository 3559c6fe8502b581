import type { OrderStatus } from '@caravan/contract';
import { secureIds, type CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { couponTerm } from '../gifts/index.ts';
import { orderColumns, type OrderRow } from './order-row.ts';
import { mayBecome, readStatus } from './states.ts';

/** One order, locked; whoever's it is. */
export const lockOrder = statement<OrderRow>(
  'orders_lock_one',
  `select ${orderColumns} from orders o where o.country = $1 and o.id = $2 for update`,
);

/**
 * The new state with its history row, and what it does to coupons (LIM-6): `$8` and `$9` are code and term of the one that
 * the order has earned now; an order that ended gives back the one it used; a cancelled one also loses the one it earned.
 */
const writeState = statement<{ id: number }>(
  'orders_write_state',
  `with changed as (
     update orders set status = $3, reserved_until = null, paid_at = coalesce($6, paid_at)
      where country = $1 and id = $2 and status = $4 returning id, member_id, coupon_earned),
   noted as (
     insert into order_history (order_id, status, cause, at) select id, $3, $5, $7 from changed),
   issued as (
     insert into coupons (country, member_id, code, amount, order_id, issued_at, expires_at)
     select $1, member_id, $8::text, coupon_earned, id, $7, $9::timestamptz from changed
      where $8::text is not null and coupon_earned > 0 on conflict (order_id) do nothing),
   freed as (
     update coupons set used_order_id = null
      where used_order_id = (select id from changed) and $3 in ('cancelled', 'expired')),
   withdrawn as (
     update coupons set taken_back_at = $7
      where order_id = (select id from changed) and $3 = 'cancelled' and taken_back_at is null)
   select id from changed`,
);

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
