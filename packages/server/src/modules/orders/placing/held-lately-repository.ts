import { statement } from '../../../db/database.ts';

/** For how long a member's unpaid orders that have ended held a product within the last day. */
export interface HeldLately {
  readonly product_id: number;
  readonly held_ms: number;
}

/**
 * Only a hold that led to nothing counts: one whose place another order took goes on in that one (`held_since`), one that was paid
 * late was a purchase. A hold lasts two hours at most, which bounds how far one looks back for its placing.
 */
export const readHeldLately = statement<HeldLately>(
  'orders_read_held_lately',
  `select l.product_id, (1000 * sum(extract(epoch from e.at - greatest(o.held_since, shop_time() - interval '1 day'))))::float8 as held_ms
     from orders o
    cross join lateral (
      select max(id) as id from order_history where order_id = o.id and status = 'awaiting_payment') w
    cross join lateral (
      select status, cause, at from order_history where order_id = o.id and id > w.id order by id limit 1) e
    cross join lateral (
      select distinct product_id from order_lines where order_id = o.id and product_id = any($3::int[])) l
    where o.country = $1 and o.member_id = $2 and o.placed_at > shop_time() - interval '27 hours'
      and o.status in ('cancelled', 'expired') and o.paid_at is null
      and e.status in ('cancelled', 'expired') and e.cause <> 'replaced' and e.at > shop_time() - interval '1 day'
    group by l.product_id`,
);
