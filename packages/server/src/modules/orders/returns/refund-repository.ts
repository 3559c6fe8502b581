import { statement } from '../../../db/database.ts';

/** Money of an order: what the bank or the courier took for it, and what of that went back or is on its way. */
export interface OrderMoney {
  /** By the ledger, however often it was paid; at the door what it cost, beside what a card paid too. Smallest unit. */
  readonly taken: number;
  /** Given back or on its way. */
  readonly refunded: number;
  /** Of that, what has been given back. */
  readonly done: number;
  readonly payments: readonly {
    readonly id: number;
    readonly transaction: string;
    /** null in another currency: the bank gives that back by hand only. */
    readonly amount: number | null;
    readonly outcome: string;
    readonly refunded: number;
  }[];
}

export const readMoney = statement<OrderMoney>(
  'orders_read_money',
  `with paid as (
     select n.id, n.transaction_id, n.amount, n.outcome,
            coalesce((select sum(r.amount) from refunds r where r.payment_id = n.id and r.state <> 'failed'), 0)::bigint as refunded
       from payment_ledger n
      where n.country = $1 and n.order_id = $2 and n.kind = 'payment' and n.outcome in ('paid', 'review', 'double', 'mismatch')),
   back as (
     select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(amount) filter (where state = 'done'), 0)::bigint as done
       from refunds where country = $1 and order_id = $2 and state <> 'failed')
   select coalesce((select sum(amount) from paid), 0)::bigint
            + case when o.paid_at is not null and not exists (select from paid where outcome in ('paid', 'review'))
                then o.total else 0 end as taken,
          back.amount as refunded, back.done,
          coalesce((select jsonb_agg(jsonb_build_object('id', id, 'transaction', transaction_id, 'amount', amount,
            'outcome', outcome, 'refunded', refunded) order by id) from paid), '[]'::jsonb) as payments
     from orders o cross join back where o.country = $1 and o.id = $2`,
);

/**
 * Writes down money that goes back; the bank is asked once this is committed. `$3`: the payment in the ledger that it undoes,
 * null for what is given back by hand, which is done with that.
 */
export const insertRefund = statement<{ id: number }>(
  'orders_insert_refund',
  `insert into refunds (country, order_id, payment_id, amount, reason, actor, created_at, state, done_at, ask_at)
   values ($1, $2, $3::int, $4, $5, $6, shop_time(), case when $3::int is null then 'done' else 'requested' end,
           case when $3::int is null then shop_time() end, case when $3::int is null then null else shop_time() end)
   returning id`,
);
