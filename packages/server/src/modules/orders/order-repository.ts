import { statement } from '../../db/database.ts';
import { orderColumns, type OrderRow } from './order-row.ts';

/** One order, locked; whoever's it is. */
export const lockOrder = statement<OrderRow>(
  'orders_lock_one',
  `select ${orderColumns} from orders o where o.country = $1 and o.id = $2 for update`,
);

/**
 * The new state with its history row, and what it does to coupons (LIM-6): `$8` and `$9` are code and term of the one that
 * the order has earned now; an order that ended gives back the one it used; a cancelled one also loses the one it earned.
 */
export const writeState = statement<{ id: number }>(
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

/** A member's order without its lines. */
export const readBare = statement<OrderRow>(
  'orders_read_bare',
  `select ${orderColumns} from orders o where o.country = $1 and o.member_id = $2 and o.id = $3`,
);

/** What a coupon that was earned with an order has bought already. */
export const spentOfCoupon = statement<{ spent: number }>(
  'orders_spent_of_coupon',
  `select coalesce(sum(u.coupon), 0)::int as spent from coupons c join orders u on u.id = c.used_order_id
    where c.country = $1 and c.order_id = $2`,
);
