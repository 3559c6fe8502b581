import { statement } from '../../../db/database.ts';
import type { ReturnedUnits } from '../../../db/schema/index.ts';

/** A return that the buyer has declared and that has not come yet. */
export interface OpenReturn {
  readonly id: number;
  readonly lines: readonly ReturnedUnits[];
}

export const readOpenReturns = statement<OpenReturn>(
  'orders_open_returns',
  `select id, lines from order_returns where country = $1 and order_id = $2 and state = 'requested' order by id`,
);

/** Notes what goes back: declared by the buyer, or here already. */
export const insertReturn = statement<{ id: number }>(
  'orders_insert_return',
  `insert into order_returns (country, order_id, state, reason, lines, actor, at, received_at)
   values ($1, $2, $3, $4, $5::jsonb, $6, shop_time(), case when $3 = 'received' then shop_time() end) returning id`,
);

/** What the buyer had declared has come: these units of it. */
export const receiveReturn = statement(
  'orders_receive_return',
  `update order_returns set state = 'received', received_at = shop_time(), lines = $2::jsonb where id = $1 and state = 'requested'`,
);

/** Writes units that came back onto the lines; `$5`: as many of them go back to the stock. */
export const markReturned = statement(
  'orders_mark_returned',
  `update order_lines l set returned = l.returned + r.quantity, restocked = l.restocked + case when $5::boolean then r.quantity else 0 end
     from unnest($2::int[], $3::boolean[], $4::int[]) as r(product_id, gift, quantity)
    where l.order_id = $1 and l.product_id = r.product_id and l.gift = r.gift`,
);

/** Writes units onto the lines that are never sent: as if they had come back and lay in the stock again. */
export const markUnsent = statement(
  'orders_mark_unsent',
  `update order_lines l set returned = l.returned + r.quantity, restocked = l.restocked + r.quantity, unsent = l.unsent + r.quantity
     from unnest($2::int[], $3::boolean[], $4::int[]) as r(product_id, gift, quantity)
    where l.order_id = $1 and l.product_id = r.product_id and l.gift = r.gift`,
);

/** All units of an order are back in the stock. */
export const markAllRestocked = statement(
  'orders_mark_all_restocked',
  `update order_lines set returned = quantity, restocked = quantity where order_id = $1`,
);

/** Case credits of units that went back no longer count (ORD-7). */
export const takeBackCredits = statement(
  'orders_take_back_credits',
  `update orders o set cc_returned = least(o.cc, coalesce((
     select sum(l.returned * l.unit_cc)::int from order_lines l where l.order_id = o.id and not l.gift), 0))
    where o.id = $1`,
);

/** None of an order's case credits count any more. */
export const takeBackAllCredits = statement(
  'orders_take_back_all_credits',
  `update orders set cc_returned = cc where id = $1`,
);

/** When the order came to the buyer. */
export const readDelivered = statement<{ at: Date }>(
  'orders_read_delivered',
  `select at from order_history where order_id = $1 and status = 'delivered' order by id limit 1`,
);
