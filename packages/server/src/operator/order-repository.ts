import { statement } from '../db/database.ts';
import type { OperatorContext } from './operator-context.ts';

/** An order as the operator sees it. */
export interface FoundOrder {
  id: number;
  code: string;
  status: string;
  fbo_id: string;
  name: string;
  delivery: string | null;
  payment: string | null;
  total: number;
  created_at: Date;
  placed_at: Date | null;
  paid_at: Date | null;
  reserved_until: Date | null;
  /** `unsent`: of those that are `returned` and `restocked`, units that never went out. */
  lines: readonly { code: string; quantity: number; returned: number; restocked: number; unsent: number }[];
  /** Money by the ledger, null in another currency, and what of it went back; smallest unit. */
  payments: readonly { transaction: string; amount: number | null; outcome: string }[] | null;
  refunds: readonly { amount: number; state: string; said: string }[] | null;
  history: readonly { status: string; cause: string; at: string }[];
}

const findOrder = statement<FoundOrder>(
  'operator_find_order',
  `select o.id, o.code, o.status, m.fbo_id, m.first_name || ' ' || m.last_name as name, o.delivery, o.payment, o.total,
          o.created_at, o.placed_at, o.paid_at, o.reserved_until,
          (select jsonb_agg(jsonb_build_object('code', l.code, 'quantity', l.quantity, 'returned', l.returned,
             'restocked', l.restocked, 'unsent', l.unsent) order by l.position) from order_lines l where l.order_id = o.id) as lines,
          (select jsonb_agg(jsonb_build_object('transaction', n.transaction_id, 'amount', n.amount, 'outcome', n.outcome) order by n.id)
             from payment_ledger n where n.order_id = o.id and n.kind = 'payment' and n.outcome in ('paid', 'review', 'double', 'mismatch')) as payments,
          (select jsonb_agg(jsonb_build_object('amount', r.amount, 'state', r.state, 'said', r.said) order by r.id)
             from refunds r where r.order_id = o.id) as refunds,
          (select jsonb_agg(jsonb_build_object('status', h.status, 'cause', h.cause, 'at', h.at) order by h.id)
             from order_history h where h.order_id = o.id) as history
     from orders o join members m on m.id = o.member_id where o.country = $1 and o.code = $2`,
);

/** The country's order with this code. */
export const orderByCode = async (
  { country, database }: OperatorContext,
  code: string,
): Promise<FoundOrder | undefined> => (await database.run(findOrder, [country.val, code.toUpperCase()]))[0];

/** An order in the operator's list. */
export interface ListedOrder {
  readonly code: string;
  readonly status: string;
  readonly placed_at: Date | null;
  readonly paid_at: Date | null;
  readonly fbo_id: string;
  readonly payment: string | null;
  readonly total: number;
}

const readList = statement<ListedOrder>(
  'operator_list_orders',
  `select o.code, o.status, o.placed_at, o.paid_at, m.fbo_id, o.payment, o.total
     from orders o join members m on m.id = o.member_id
    where o.country = $1 and ($2::text is null and o.status <> 'draft' or o.status = $2)
      and ($3::timestamptz is null or o.placed_at >= $3) and ($4::timestamptz is null or o.placed_at < $4)
    order by o.placed_at desc, o.id desc limit $5`,
);

/** The country's orders, those placed last first; drafts only when they are asked for, by when they were made. */
export const listOrders = (
  { country, database }: Pick<OperatorContext, 'country' | 'database'>,
  asked: {
    readonly status: string | null;
    readonly days: { readonly from: Date; readonly until: Date } | null;
    readonly limit: number;
  },
): Promise<ListedOrder[]> =>
  database.run(readList, [
    country.val,
    asked.status,
    asked.days?.from ?? null,
    asked.days?.until ?? null,
    asked.limit,
  ]);

/** An order as the export has it. */
export interface ExportedOrder {
  id: number;
  code: string;
  status: string;
  placed_at: Date;
  paid_at: Date | null;
  fbo_id: string;
  name: string;
  delivery: string | null;
  payment: string | null;
  recipient: string | null;
  phone: string | null;
  city: string | null;
  street: string | null;
  address_added: Record<string, string>;
  comment: string;
  lines: string;
  sub_total: number;
  discount: number;
  coupon: number;
  delivery_fee: number | null;
  payment_fee: number;
  total: number;
  cc: number;
}

const readOrders = statement<ExportedOrder>(
  'operator_export_orders',
  `select o.id, o.code, o.status, o.placed_at, o.paid_at, m.fbo_id, m.first_name || ' ' || m.last_name as name, o.delivery,
          o.payment, coalesce(o.recipient_name, o.pickup_name) as recipient, coalesce(o.phone, o.pickup_phone) as phone,
          o.city, o.street, o.address_added, o.comment,
          (select string_agg(l.quantity - l.unsent || ' x ' || l.code, ', ' order by l.position)
             from order_lines l where l.order_id = o.id and l.unsent < l.quantity) as lines,
          o.sub_total, o.discount, o.coupon, o.delivery_fee, o.payment_fee, o.total, o.cc - o.cc_returned as cc
     from orders o join members m on m.id = o.member_id
    where o.country = $1 and o.placed_at >= $2 and o.placed_at < $3
      and (o.placed_at, o.id) > (coalesce((select placed_at from orders where id = $4::int), $2), coalesce($4::int, 0))
    order by o.placed_at, o.id limit $5`,
);

/** Orders that are held at once while they are exported. */
const usualBatch = 2000;

/** The country's orders placed from `from` on and before `until`, the oldest first, so many at a time: a year is no more to hold. */
export async function* ordersPlaced(
  { country, database }: Pick<OperatorContext, 'country' | 'database'>,
  from: Date,
  until: Date,
  batch = usualBatch,
): AsyncGenerator<readonly ExportedOrder[]> {
  for (let last: number | null = null; ;) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the next ones follow the last
    const found: ExportedOrder[] = await database.run(readOrders, [country.val, from, until, last, batch]);
    if (found.length > 0) yield found;
    if (found.length < batch) return;
    last = found.at(-1)?.id ?? null;
  }
}

const readAdded = statement<{ name: string }>(
  'operator_export_added',
  `select distinct jsonb_object_keys(address_added) as name from orders
    where country = $1 and placed_at >= $2 and placed_at < $3 and address_added <> '{}' order by name`,
);

/** Names of the fields that those orders' addresses have beside the usual ones. */
export const addedFields = async (
  { country, database }: Pick<OperatorContext, 'country' | 'database'>,
  from: Date,
  until: Date,
): Promise<string[]> => (await database.run(readAdded, [country.val, from, until])).map(({ name }) => name);
