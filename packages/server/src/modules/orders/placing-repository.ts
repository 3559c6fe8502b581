import { statement } from '../../db/database.ts';
import { storeStock } from '../../db/store-stock.ts';
import { orderColumns, type OrderLineRow, type OrderRow } from './order-row.ts';

/** The order and whatever other unpaid order the member has, locked in a fixed order. */
export const lockOrders = statement<OrderRow>(
  'orders_lock_for_placing',
  `select ${orderColumns} from orders o
    where o.country = $1 and o.member_id = $2 and (o.id = $3 or o.status = 'awaiting_payment') order by o.id for update`,
);

/**
 * Lines of these orders with the stock of the region `$2`; their products are locked in the order of their ids, so no two
 * placings wait for each other.
 */
export const lockLines = statement<OrderLineRow>(
  'orders_lock_lines',
  `select l.order_id, l.product_id, l.code, l.quantity, l.unit_price, l.unit_cc, l.discountable, l.gift,
          p.price as product_price, p.cc as product_cc, p.discountable as product_discountable, o.store, ${storeStock('$2::int')} as stock, p.disabled, p.once_limit,
          p.daily_limit, p.monthly_limit
     from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id
    where l.order_id = any($1::int[]) order by p.id, l.order_id for no key update of p`,
);

/**
 * Takes units off the stock of the region `$4` (negative: gives them back), all or none in one statement: no row comes back
 * when a single product has too few. The rows are locked before, so what it compares with is final.
 */
export const takeStock = statement<{ id: number }>(
  'orders_take_stock',
  `with wanted as (select * from unnest($2::int[], $3::int[]) as d(id, units)),
   short as (select from wanted w join products p on p.id = w.id where ${storeStock('$4::int')} < w.units)
   update products p
      set stock = case when p.store_stock ? ($4::int)::text then p.stock else p.stock - w.units end,
          store_stock = case when p.store_stock ? ($4::int)::text
            then p.store_stock || jsonb_build_object(($4::int)::text, ${storeStock('$4::int')} - w.units) else p.store_stock end
     from wanted w
    where p.id = w.id and p.country = $1 and ${storeStock('$4::int')} >= w.units and not exists (select from short)
   returning p.id`,
);

/**
 * Writes what was chosen and what it costs, and the new state with its history row when the state is another. Ends the unpaid
 * orders whose place it takes (`$40`); their units are counted into this one's. The coupon of this order (`$39`, null for
 * none) is used by it, and those that it or the replaced orders had before are free again.
 */
export const writePlaced = statement<{ id: number }>(
  'orders_write_placed',
  `with placed as (
     update orders set status = $2, delivery = $3, payment = $4, payment_fee_bp = $5, recipient_name = $6, province_id = $7,
            district_id = $8, province_names = $9::jsonb, district_names = $10::jsonb, city = $11, street = $12, phone = $13,
            email = $14, pickup_name = $15, pickup_phone = $16, sub_total = $17, discount = $18, discount_bp = $19,
            delivery_fee = $20, payment_fee = $21, additional_tax = $22, vat_bp = $23, total = $24, cc = $25,
            rules_version = $26, agreements = $27::jsonb, placed_at = coalesce(placed_at, $28), reserved_until = $29,
            comment = coalesce($30, comment), language = $31, store = $34,
            referrer_id = coalesce((select m.id from members m where m.fbo_id = $35 and m.level <> 'novus' and m.id <> orders.member_id), referrer_id),
            coupon = $36, coupon_code = $37, coupon_earned = $38
      where id = $1 and status = $32 returning id),
   noted as (
     insert into order_history (order_id, status, cause, at) select id, $2, $33, $28 from placed where $2 <> $32),
   replaced as (
     update orders set status = 'cancelled', reserved_until = null
      where id = any($40::int[]) and status = 'awaiting_payment' returning id),
   ended as (
     insert into order_history (order_id, status, cause, at) select id, 'cancelled', 'replaced', $28 from replaced),
   used as (
     update coupons set used_order_id = case when id = $39::int then $1::int end
      where id = $39::int or used_order_id = any($40::int[] || $1::int))
   select id from placed`,
);

/** Takes a gift out of an order that is being placed. */
export const dropGift = statement('orders_drop_gift', `delete from order_lines where order_id = $1 and gift`);

/** The bank's number for this sum of this order: the one it has, else a new one. */
export const ensureAttempt = statement<{ oid: string }>(
  'payments_ensure_attempt',
  `with had as (
     select oid from payment_attempts where order_id = $2 and provider = $3 and amount = $5),
   made as (
     insert into payment_attempts (country, order_id, provider, oid, amount, currency, created_at)
     select $1, $2, $3, $4, $5, $6, $7 where not exists (select from had) returning oid)
   select oid from had union all select oid from made`,
);
