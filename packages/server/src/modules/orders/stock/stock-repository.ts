import { statement } from '../../../db/database.ts';
import { storeStock } from '../../../db/store-stock.ts';
import type { OrderLineRow } from '../order-row.ts';

/**
 * Lines of these orders with the stock of the region `$2`; their products are locked in the order of their ids, so no two
 * placings wait for each other.
 */
export const lockLines = statement<OrderLineRow>(
  'orders_lock_lines',
  `select l.order_id, l.product_id, l.code, l.quantity, l.returned, l.restocked, l.unit_price, l.unit_cc, l.discountable, l.gift,
          p.price as product_price, p.cc as product_cc, p.discountable as product_discountable, o.store,
          p.store_stock ? o.store::text as own_stock, p.store_stock ? ($2::int)::text as own_stock_asked,
          ${storeStock('$2::int')} as stock, p.disabled, p.once_limit, p.daily_limit, p.monthly_limit
     from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id
    where l.order_id = any($1::int[]) order by p.id, l.order_id for no key update of p`,
);

/**
 * Takes units off the stock (negative: gives them back), all or none in one statement: no row comes back when a single one
 * has too few. `$2` product, `$3` the region that keeps units of its own, null for the common ones, `$4` units. The rows are
 * locked before, so what it compares with is final.
 */
export const takeStock = statement<{ id: number }>(
  'orders_take_stock',
  `with wanted as (select * from unnest($2::int[], $3::text[], $4::int[]) as d(id, keeper, units)),
   short as (
     select from wanted w join products p on p.id = w.id
      where w.units > 0 and case when w.keeper is null then p.stock else (p.store_stock ->> w.keeper)::int end < w.units),
   moved as (
     select w.id, coalesce(sum(w.units) filter (where w.keeper is null), 0)::int as common,
            jsonb_object_agg(w.keeper, (p.store_stock ->> w.keeper)::int - w.units) filter (where w.keeper is not null) as own
       from wanted w join products p on p.id = w.id group by w.id)
   update products p set stock = p.stock - m.common, store_stock = p.store_stock || coalesce(m.own, '{}'::jsonb)
     from moved m
    where p.id = m.id and p.country = $1 and not exists (select from short)
   returning p.id`,
);
