import { statement } from '../../../db/database.ts';
import { purgeStatement } from '../../../db/purge.ts';
import { storeStock } from '../../../db/store-stock.ts';

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

/** What a draft's sums are by the rules of today. Money in the smallest unit. */
export interface DraftSums {
  readonly level: string;
  readonly sub_total: number;
  readonly discount: number;
  readonly discount_bp: number;
  readonly additional_tax: number;
  readonly vat_bp: number;
  readonly total: number;
  readonly cc: number;
  readonly rules_version: string;
  /** null leaves what was said before. */
  readonly comment: string | null;
}

/** A draft as it is written. */
export interface DraftFacts extends DraftSums {
  readonly country: string;
  readonly code: string;
  readonly member_id: number;
  readonly language: string;
  readonly cart_id: number;
  readonly cart_version: number;
  readonly currency: string;
}

const sumFields = `level text, sub_total bigint, discount bigint, discount_bp int, additional_tax bigint, vat_bp int, total bigint,
  cc int, rules_version text, comment text`;

/** Writes the draft (`$1`), its lines (`$2`) and its first history row. No row comes back when its code or its cart has one already. */
export const insertDraft = statement<{ id: number }>(
  'orders_insert_draft',
  `with made as (
     insert into orders (country, code, member_id, status, language, cart_id, cart_version, currency, level, comment, sub_total,
                         discount, discount_bp, payment_fee, additional_tax, vat_bp, total, cc, rules_version, created_at)
     select x.country, x.code, x.member_id, 'draft', x.language, x.cart_id, x.cart_version, x.currency, x.level,
            coalesce(x.comment, ''), x.sub_total, x.discount, x.discount_bp, 0, x.additional_tax, x.vat_bp, x.total, x.cc,
            x.rules_version, shop_time()
       from jsonb_to_record($1::jsonb) as x(country text, code text, member_id int, language text, cart_id int,
            cart_version int, currency text, ${sumFields})
     on conflict do nothing returning id),
   lines as (
     insert into order_lines (order_id, product_id, position, code, quantity, unit_price, unit_cc, discountable, gift, names)
     select made.id, x.product_id, x.position, x.code, x.quantity, x.unit_price, x.unit_cc, x.discountable, x.gift, x.names
       from made, jsonb_to_recordset($2::jsonb) as ${lineFields}),
   noted as (
     insert into order_history (order_id, status, cause, at) select id, 'draft', 'created', shop_time() from made)
   select id from made`,
);

/** Forgets a member's drafts that led to nothing: those of yesterday, and all but the newest twenty (PAY-13). */
export const forgetDrafts = statement(
  'orders_forget_drafts',
  `delete from orders where country = $1 and member_id = $2 and status = 'draft'
      and (created_at < shop_time() - interval '1 day' or id in (
        select id from orders where country = $1 and member_id = $2 and status = 'draft' order by id desc offset 20))`,
);

/** Forgets everybody's drafts of yesterday. */
export const purgeOldDrafts = purgeStatement(
  'orders_purge_drafts',
  'orders',
  `country = $1 and status = 'draft' and created_at < shop_time() - interval '1 day'`,
);

/** Brings a draft's prices (`$3`), its sums (`$2`) and its gift up to today; its quantities are the cart's and stay. */
export const refreshDraft = statement(
  'orders_refresh_draft',
  `with wanted as (select * from jsonb_to_recordset($3::jsonb) as ${lineFields}),
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
   update orders o
      set level = x.level, sub_total = x.sub_total, discount = x.discount, discount_bp = x.discount_bp,
          additional_tax = x.additional_tax, vat_bp = x.vat_bp, total = x.total, cc = x.cc, rules_version = x.rules_version,
          comment = coalesce(x.comment, o.comment)
     from jsonb_to_record($2::jsonb) as x(${sumFields})
    where o.id = $1 and o.status = 'draft'`,
);
