import { statement } from '../../../db/database.ts';
import { orderColumns, type OrderRow } from '../order-row.ts';

/**
 * Orders whose hold has ended by the database's clock, at most `$2` of them, passing over those that somebody works on: they
 * are paid or cancelled just now, or another process lets them go. Where the bank can be asked (`$3`) an order waits until
 * it has answered since the hold's end, but no longer than 90 seconds (PAY-12, SRV-14).
 */
export const lockEnded = statement<OrderRow>(
  'orders_lock_ended',
  `select ${orderColumns} from orders o
    where o.country = $1 and o.status = 'awaiting_payment' and o.reserved_until <= shop_time()
      and (not $3::boolean or o.reserved_until <= shop_time() - interval '90 seconds' or not exists (
        select from payment_attempts a
         where a.order_id = o.id and a.ask_at is not null and (a.answered_at is null or a.answered_at < o.reserved_until)))
    order by o.reserved_until limit $2 for update skip locked`,
);

/** Ends the orders, with their history. */
export const expireAll = statement(
  'orders_expire_all',
  `with ended as (
     update orders set status = 'expired', reserved_until = null
      where id = any($1::int[]) and status = 'awaiting_payment' returning id)
   insert into order_history (order_id, status, cause, at) select id, 'expired', 'not paid in time', shop_time() from ended`,
);
