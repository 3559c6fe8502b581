import { statement } from '../../../db/database.ts';
import { orderColumns, type OrderRow } from '../order-row.ts';

/**
 * The order and whatever other unpaid order the member has, locked in a fixed order, with how many of the member's orders
 * were placed within the last hour (PAY-13).
 */
export const lockOrders = statement<OrderRow & { placed_lately: number; oldest_lately: Date | null }>(
  'orders_lock_for_placing',
  `select ${orderColumns}, lately.placed as placed_lately, lately.oldest as oldest_lately from orders o
    cross join (
      select count(*)::int as placed, min(placed_at) as oldest from orders
       where country = $1 and member_id = $2 and placed_at > shop_time() - interval '1 hour' and status <> 'draft') lately
    where o.country = $1 and o.member_id = $2 and (o.id = $3 or o.status = 'awaiting_payment') order by o.id for update of o`,
);

/** What was chosen and what it costs: the columns that a placing writes. Money in the smallest unit. */
export interface PlacedFacts {
  readonly status: 'awaiting_payment' | 'confirmed';
  readonly delivery: string;
  readonly payment: string;
  readonly payment_fee_bp: number;
  readonly recipient_name: string | null;
  readonly province_id: number | null;
  readonly district_id: number | null;
  readonly province_names: Readonly<Record<string, string>> | null;
  readonly district_names: Readonly<Record<string, string>> | null;
  readonly city: string | null;
  readonly street: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address_added: Readonly<Record<string, string>>;
  readonly pickup_name: string | null;
  readonly pickup_phone: string | null;
  readonly sub_total: number;
  readonly discount: number;
  readonly discount_bp: number;
  readonly delivery_fee: number | null;
  readonly payment_fee: number;
  readonly additional_tax: number;
  readonly vat_bp: number;
  readonly total: number;
  readonly cc: number;
  readonly rules_version: string;
  readonly agreements: readonly { readonly slug: string; readonly version: string; readonly at: string }[];
  /** null leaves the draft's. */
  readonly comment: string | null;
  readonly language: string;
  readonly store: number | null;
  readonly coupon: number;
  readonly coupon_code: string | null;
  readonly coupon_earned: number;
  readonly held_since: Date;
  readonly reserved_until: Date | null;
  /** `2026-11-24`. */
  readonly arrives_from: string | null;
  readonly arrives_to: string | null;
}

/** The type of each column, by which PostgreSQL reads the facts: a new fact does not compile without its row. */
const columns: Readonly<Record<keyof PlacedFacts, string>> = {
  status: 'text',
  delivery: 'text',
  payment: 'text',
  payment_fee_bp: 'int',
  recipient_name: 'text',
  province_id: 'int',
  district_id: 'int',
  province_names: 'jsonb',
  district_names: 'jsonb',
  city: 'text',
  street: 'text',
  phone: 'text',
  email: 'text',
  address_added: 'jsonb',
  pickup_name: 'text',
  pickup_phone: 'text',
  sub_total: 'bigint',
  discount: 'bigint',
  discount_bp: 'int',
  delivery_fee: 'bigint',
  payment_fee: 'bigint',
  additional_tax: 'bigint',
  vat_bp: 'int',
  total: 'bigint',
  cc: 'int',
  rules_version: 'text',
  agreements: 'jsonb',
  comment: 'text',
  language: 'text',
  store: 'int',
  coupon: 'bigint',
  coupon_code: 'text',
  coupon_earned: 'bigint',
  held_since: 'timestamptz',
  reserved_until: 'timestamptz',
  arrives_from: 'date',
  arrives_to: 'date',
};

const names = Object.keys(columns);
const assignments = names.map((name) =>
  name === 'comment' ? 'comment = coalesce(x.comment, o.comment)' : `${name} = x.${name}`,
);
const shape = Object.entries(columns).map(([name, type]) => `${name} ${type}`);

/**
 * Writes the facts (`$3`, JSON) of an order whose state is still `$2`, and the new state's history row when it is another.
 * An order is of the day on which it was placed, whenever its draft was begun. `$4`: the member ID of whose referral link was
 * followed; a novus and the buyer refer nobody.
 */
export const writePlaced = statement<{ id: number }>(
  'orders_write_placed',
  `with placed as (
     update orders o
        set ${assignments.join(', ')}, placed_at = coalesce(o.placed_at, shop_time()),
            created_at = case when o.status = 'draft' then shop_time() else o.created_at end,
            referrer_id = coalesce((
              select m.id from members m where m.fbo_id = $4 and m.level <> 'novus' and m.deleted_at is null and m.id <> o.member_id), o.referrer_id)
       from jsonb_to_record($3::jsonb) as x(${shape.join(', ')})
      where o.id = $1 and o.status = $2 returning o.id, o.status),
   noted as (
     insert into order_history (order_id, status, cause, at)
     select id, status, 'placed by the member', shop_time() from placed where status <> $2)
   select id from placed`,
);

/** Ends the unpaid orders whose place another takes; their units are counted into that one's. */
export const endReplaced = statement(
  'orders_end_replaced',
  `with ended as (
     update orders set status = 'cancelled', reserved_until = null
      where id = any($1::int[]) and status = 'awaiting_payment' returning id)
   insert into order_history (order_id, status, cause, at) select id, 'cancelled', 'replaced', shop_time() from ended`,
);

/** Takes a gift out of an order that is being placed. */
export const dropGift = statement('orders_drop_gift', `delete from order_lines where order_id = $1 and gift`);

/**
 * The bank's number for this sum of this order: the one it has, else a new one. The bank is asked what became of it a while
 * later, and when its hold ends (PAY-10).
 */
export const ensureAttempt = statement<{ oid: string }>(
  'payments_ensure_attempt',
  `with had as (
     update payment_attempts set ask_at = least(shop_time() + interval '15 minutes', $8::timestamptz)
      where order_id = $2 and provider = $3 and amount = $6 returning oid),
   made as (
     insert into payment_attempts (country, order_id, provider, merchant, oid, amount, currency, created_at, ask_at)
     select $1, $2, $3, $4, $5, $6, $7, shop_time(), least(shop_time() + interval '15 minutes', $8::timestamptz)
      where not exists (select from payment_attempts where order_id = $2 and provider = $3 and amount = $6) returning oid)
   select oid from had union all select oid from made`,
);
