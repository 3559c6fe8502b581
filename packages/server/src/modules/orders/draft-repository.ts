import { statement } from '../../db/database.ts';
import { storeStock } from '../../db/store-stock.ts';

/** The member's orders that are not decided yet, locked in a fixed order. */
export const lockOpenOrders = statement<{
  id: number;
  status: string;
  cart_id: number;
  cart_version: number;
}>(
  'orders_lock_open',
  `select id, status, cart_id, cart_version from orders
    where country = $1 and member_id = $2 and status in ('draft', 'awaiting_payment') order by id for update`,
);

/** The member's cart, locked, so that two tabs make one order of it. */
export const lockCart = statement<{ id: number; version: number }>(
  'orders_lock_cart',
  `select id, version from carts where country = $1 and member_id = $2 for update`,
);

/** A line of the cart with what its product is today. */
export interface CartLineRow {
  product_id: number;
  code: string;
  quantity: number;
  price: number;
  cc: number;
  stock: number;
  disabled: boolean;
  discountable: boolean;
  once_limit: number | null;
  daily_limit: number | null;
  monthly_limit: number | null;
  names: Record<string, string> | null;
}

export const readCartLines = statement<CartLineRow>(
  'orders_cart_lines',
  `select l.product_id, p.code, l.quantity, p.price, p.cc, ${storeStock('$3::int')} as stock, p.disabled, p.discountable, p.once_limit, p.daily_limit,
          p.monthly_limit,
          (select jsonb_object_agg(t.language, t.name) from product_texts t where t.product_id = p.id) as names
     from cart_lines l join products p on p.id = l.product_id and p.country = $1
    where l.cart_id = $2 order by l.added_at, l.product_id`,
);

const lineFields = `x(product_id int, position int, code text, quantity int, unit_price bigint, unit_cc int, discountable boolean, gift boolean,
  names jsonb)`;

/**
 * Writes the draft, its lines and its first history row, and forgets the member's drafts from before `$20` that led to
 * nothing. No row comes back when its code or its cart has one already.
 */
export const insertDraft = statement<{ id: number }>(
  'orders_insert_draft',
  `with forgotten as (
     delete from orders where country = $1 and member_id = $3 and status = 'draft' and created_at < $20),
   made as (
     insert into orders (country, code, member_id, status, language, cart_id, cart_version, currency, level, comment, sub_total,
                         discount, discount_bp, payment_fee, additional_tax, vat_bp, total, cc, rules_version, created_at)
     values ($1, $2, $3, 'draft', $4, $5, $6, $7, $8, $9, $10, $11, $12, 0, $13, $14, $15, $16, $17, $18)
     on conflict do nothing returning id),
   lines as (
     insert into order_lines (order_id, product_id, position, code, quantity, unit_price, unit_cc, discountable, gift, names)
     select made.id, x.product_id, x.position, x.code, x.quantity, x.unit_price, x.unit_cc, x.discountable, x.gift, x.names
       from made, jsonb_to_recordset($19::jsonb) as ${lineFields}),
   noted as (
     insert into order_history (order_id, status, cause, at) select id, 'draft', 'created', $18 from made)
   select id from made`,
);

/** Brings a draft's prices and its gift up to today; its quantities are the cart's and stay. */
export const refreshDraft = statement(
  'orders_refresh_draft',
  `with wanted as (select * from jsonb_to_recordset($2::jsonb) as ${lineFields}),
   lines as (
     update order_lines l set unit_price = x.unit_price, unit_cc = x.unit_cc, discountable = x.discountable
       from wanted x where l.order_id = $1 and l.product_id = x.product_id and not l.gift and not x.gift),
   withdrawn as (
     delete from order_lines l where l.order_id = $1 and l.gift
        and not exists (select from wanted x where x.gift and x.product_id = l.product_id)),
   given as (
     insert into order_lines (order_id, product_id, position, code, quantity, unit_price, unit_cc, discountable, gift, names)
     select $1, x.product_id, x.position, x.code, x.quantity, x.unit_price, x.unit_cc, x.discountable, true, x.names
       from wanted x where x.gift and not exists (
         select from order_lines l where l.order_id = $1 and l.gift and l.product_id = x.product_id))
   update orders set level = $3, sub_total = $4, discount = $5, discount_bp = $6, additional_tax = $7, vat_bp = $8, total = $9,
                     cc = $10, rules_version = $11, comment = coalesce($12, comment)
    where id = $1 and status = 'draft'`,
);
