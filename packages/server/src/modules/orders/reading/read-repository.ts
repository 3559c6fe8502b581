import type { CountryContext } from '../../../context.ts';
import { statement, type Statement } from '../../../db/database.ts';
import { storeStock } from '../../../db/store-stock.ts';
import { orderColumns, type OrderRow } from '../order-row.ts';

/** A line as it is shown: what was ordered, and what its product is today. */
export interface ShownLine {
  readonly product_id: number;
  readonly code: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly unit_cc: number;
  readonly discountable: boolean;
  readonly gift: boolean;
  /** Units that came back, or were never sent. */
  readonly returned: number;
  /** Of those, units that were never sent. */
  readonly unsent: number;
  readonly names: Readonly<Record<string, string>>;
  readonly picture: string;
  readonly slug: string | null;
  readonly stock: number;
  readonly disabled: boolean;
  readonly once_limit: number | null;
  readonly daily_limit: number | null;
  readonly monthly_limit: number | null;
}

/** An order with its owner, its history and the bank's number for its present sum. */
export interface ShownOrder extends OrderRow {
  fbo_id: string;
  first_name: string;
  last_name: string;
  member_phone: string | null;
  member_email: string | null;
  history: readonly { readonly status: string; readonly at: string }[];
  oid: string | null;
  /** The coupon that was issued for it. */
  issued_coupon: {
    readonly code: string;
    readonly amount: number;
    readonly expires_at: string;
    readonly used: boolean;
    readonly taken_back: boolean;
  } | null;
  /** What went back, and the money that did or will. */
  returns:
    | readonly {
        readonly id: number;
        readonly at: string;
        readonly state: string;
        readonly reason: string;
        readonly lines: readonly { readonly code: string; readonly quantity: number }[];
      }[]
    | null;
  refunds: readonly { readonly at: string; readonly state: string; readonly amount: number }[] | null;
}

const shownColumns = `${orderColumns}, m.fbo_id, m.first_name, m.last_name, m.phone as member_phone, m.email as member_email,
  (select jsonb_agg(jsonb_build_object('status', h.status, 'at', h.at) order by h.id)
     from order_history h where h.order_id = o.id) as history,
  (select a.oid from payment_attempts a where a.order_id = o.id and a.amount = o.total limit 1) as oid,
  (select jsonb_build_object('code', c.code, 'amount', c.amount, 'expires_at', c.expires_at,
          'used', c.used_order_id is not null, 'taken_back', c.taken_back_at is not null)
     from coupons c where c.order_id = o.id) as issued_coupon,
  (select jsonb_agg(jsonb_build_object('id', r.id, 'at', coalesce(r.received_at, r.at), 'state', r.state, 'reason', r.reason, 'lines', r.lines)
     order by r.id) from order_returns r where r.order_id = o.id) as returns,
  (select jsonb_agg(jsonb_build_object('at', coalesce(r.done_at, r.created_at), 'state', r.state, 'amount', r.amount) order by r.id)
     from refunds r where r.order_id = o.id) as refunds`;

const linesOf = (language: string, store: string) => `(select jsonb_agg(jsonb_build_object(
    'product_id', l.product_id, 'code', l.code, 'quantity', l.quantity, 'unit_price', l.unit_price, 'unit_cc', l.unit_cc,
    'discountable', l.discountable, 'gift', l.gift, 'returned', l.returned, 'unsent', l.unsent, 'names', l.names, 'picture', p.picture, 'slug', t.slug, 'stock', ${storeStock(store)},
    'disabled', p.disabled, 'once_limit', p.once_limit, 'daily_limit', p.daily_limit, 'monthly_limit', p.monthly_limit)
    order by l.position)
   from order_lines l join products p on p.id = l.product_id
   left join product_texts t on t.product_id = p.id and t.language = ${language}
  where l.order_id = o.id) as lines`;

/** One order of one member, whole, with what the region `$5` has today. */
export const readOwnOrder = statement<ShownOrder & { lines: readonly ShownLine[] }>(
  'orders_read_own',
  `select ${shownColumns}, ${linesOf('$4', '$5::int')} from orders o join members m on m.id = o.member_id
    where o.country = $1 and o.member_id = $2 and o.id = $3`,
);

const anyOrder = statement<ShownOrder & { lines: readonly ShownLine[] }>(
  'orders_read_any',
  `select ${shownColumns}, ${linesOf('o.language', 'o.store')} from orders o join members m on m.id = o.member_id
    where o.country = $1 and o.id = $2`,
);

/** One order whoever's it is, in its own language: for its mails. */
export const readAnyOrder = async (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  orderId: number,
): Promise<(ShownOrder & { lines: readonly ShownLine[] }) | undefined> =>
  (await database.run(anyOrder, [country.val, orderId]))[0];

/** The lines of an order in short: how many, their units without gifts, the first four. */
export interface ShownGoods {
  readonly lines: number;
  readonly units: number;
  readonly first:
    | readonly {
        readonly code: string;
        readonly names: Readonly<Record<string, string>>;
        readonly picture: string;
      }[]
    | null;
}

const goods = `(select jsonb_build_object(
    'lines', count(*), 'units', coalesce(sum(g.quantity) filter (where not g.gift), 0),
    'first', jsonb_agg(jsonb_build_object('code', g.code, 'names', g.names, 'picture', g.picture) order by g.place)
      filter (where g.place <= 4))
   from (select l.code, l.names, l.quantity, l.gift, p.picture, row_number() over (order by l.position) as place
           from order_lines l join products p on p.id = l.product_id where l.order_id = o.id) g) as goods`;

const ownOrders = `o.country = $1 and o.member_id = $2 and o.status = any($3::text[])
  and o.created_at >= coalesce($4::timestamptz, '-infinity') and o.created_at < coalesce($5::timestamptz, 'infinity')`;

/** Which orders an index alone tells, so that a page further on costs little more than the one before. */
const listOwn = (name: string, direction: 'asc' | 'desc'): Statement<ShownOrder & { goods: ShownGoods }> =>
  statement(
    name,
    `with page as materialized (
     select array(select o.id from orders o where ${ownOrders}
       order by o.created_at ${direction}, o.id ${direction} limit $6 offset $7) as ids)
   select ${shownColumns}, ${goods} from page join orders o on o.id = any(page.ids) join members m on m.id = o.member_id
    order by array_position(page.ids, o.id) ${direction === 'asc' ? 'desc' : 'asc'}`,
  );

/**
 * A member's orders, newest first. Drafts only when they are asked for. `$4`, `$5`: first moment, and the one after the last; `$6`, `$7`:
 * how many, and how many are before them.
 */
export const listOwnOrders = listOwn('orders_list_own', 'desc');

/** The same, newest first, too; `$7`: how many are behind them. */
export const listOwnOrdersFromEnd = listOwn('orders_list_own_from_end', 'asc');

export const countOwnOrders = statement<{ count: number }>(
  'orders_count_own',
  `select count(*)::int as count from orders o where ${ownOrders}`,
);
