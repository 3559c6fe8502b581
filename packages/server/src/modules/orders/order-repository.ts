import { statement } from '../../db/database.ts';
import { orderColumns, type OrderRow } from './order-row.ts';

/** The member's row, by which drafting, placing and settling take turns. New rows that refer to it need not wait. */
export const lockMember = statement<{ at: Date }>(
  'orders_lock_member',
  `select shop_time() as at from members where id = $1 for no key update`,
);

/** One order, locked; whoever's it is. */
export const lockOrder = statement<OrderRow>(
  'orders_lock_one',
  `select ${orderColumns} from orders o where o.country = $1 and o.id = $2 for update`,
);

/**
 * The member whose order it is and that member's sponsor, locked by id: what is decided about an order may raise both (REG-11).
 * No row when there is no such order.
 */
export const lockOwners = statement<{ at: Date }>(
  'orders_lock_owners',
  `select shop_time() as at from members where id in (
     select o.member_id from orders o where o.country = $1 and o.id = $2
     union
     select s.id from orders o join members m on m.id = o.member_id join members s on s.fbo_id = m.sponsor_id
      where o.country = $1 and o.id = $2)
    order by id for no key update`,
);

/** The new state with its history row, and when that was. `$6`: whether it is money that came. */
export const writeState = statement<{ at: Date }>(
  'orders_write_state',
  `with changed as (
     update orders set status = $3, reserved_until = null, paid_at = case when $6 then coalesce(paid_at, shop_time()) else paid_at end
      where country = $1 and id = $2 and status = $4 returning id)
   insert into order_history (order_id, status, cause, at)
   select id, $3, $5, shop_time() from changed returning at`,
);

/** An order that is paid after it had ended counts for the day on which it was judged anew (LIM-7). */
export const countFromNow = statement(
  'orders_count_from_now',
  `update orders set placed_at = shop_time() where id = $1`,
);

/** The days between which an order is promised. */
export const writePromise = statement(
  'orders_write_promise',
  `update orders set arrives_from = $2::date, arrives_to = $3::date where id = $1`,
);

/** A member's order without its lines. */
export const readBare = statement<OrderRow>(
  'orders_read_bare',
  `select ${orderColumns} from orders o where o.country = $1 and o.member_id = $2 and o.id = $3`,
);
