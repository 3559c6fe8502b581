import { statement } from '../db/database.ts';
import { partsDue } from '../modules/orders/index.ts';
import type { OperatorContext } from './operator-context.ts';

/** Money of a period by the ledger and by the orders; smallest unit. */
export interface BookSums {
  readonly paid: number;
  readonly doubled: number;
  readonly unplaced: number;
  readonly given_back: number;
  readonly orders_paid: number;
  readonly orders_at_door: number;
  readonly orders_given_back: number;
}

const readSums = statement<BookSums>(
  'operator_book_sums',
  `with entries as (
     select * from payment_ledger where country = $1 and received_at >= $2 and received_at < $3),
   settled as (
     select o.total, exists (
       select from payment_ledger n where n.order_id = o.id and n.kind = 'payment' and n.outcome in ('paid', 'review')) as by_card
       from orders o where o.country = $1 and o.paid_at >= $2 and o.paid_at < $3)
   select coalesce((select sum(amount) from entries where kind = 'payment' and outcome in ('paid', 'review')), 0)::bigint as paid,
          coalesce((select sum(amount) from entries where kind = 'payment' and outcome = 'double'), 0)::bigint as doubled,
          coalesce((select sum(amount) from entries where kind = 'payment' and outcome in ('mismatch', 'unknown')), 0)::bigint as unplaced,
          coalesce((select sum(amount) from entries where kind in ('refund', 'void') and outcome = 'done'), 0)::bigint as given_back,
          coalesce((select sum(total) from settled where by_card), 0)::bigint as orders_paid,
          coalesce((select sum(total) from settled where not by_card), 0)::bigint as orders_at_door,
          coalesce((select sum(amount) from refunds where country = $1 and state = 'done' and payment_id is not null
            and done_at >= $2 and done_at < $3), 0)::bigint as orders_given_back`,
);

/** Something in the books that a person should look at. */
export interface BookDifference {
  readonly code: string | null;
  readonly what: string;
  readonly amount: number | null;
}

/** What of the period does not agree, each with its order: found by reading both sides, whatever was noted at the time. */
const readDifferences = statement<BookDifference>(
  'operator_book_differences',
  `with period as (
     select * from orders o where o.country = $1 and o.id in (
       select id from orders where country = $1 and placed_at >= $2 and placed_at < $3
       union select id from orders where country = $1 and paid_at >= $2 and paid_at < $3
       union select order_id from payment_ledger where country = $1 and received_at >= $2 and received_at < $3)),
   money as (
     select p.id, p.code, p.status, p.total, p.paid_at,
            coalesce((select sum(n.amount) from payment_ledger n where n.order_id = p.id and n.kind = 'payment'
              and n.outcome in ('paid', 'review')), 0)::bigint as taken,
            coalesce((select sum(n.amount) from payment_ledger n where n.order_id = p.id and n.kind = 'payment'
              and n.outcome in ('double', 'mismatch')), 0)::bigint as beside,
            coalesce((select sum(r.amount) from refunds r where r.order_id = p.id and r.state = 'done'), 0)::bigint as back,
            exists (select from payment_ledger n where n.order_id = p.id and n.kind = 'payment' and n.outcome = 'mismatch'
              and n.amount is null) as strange,
            coalesce((select sum(u.coupon) from coupons c join orders u on u.id = c.used_order_id where c.order_id = p.id), 0)::bigint as spent,
            exists (select from order_history h where h.order_id = p.id and h.status = 'delivered') as delivered
       from period p)
   select code, 'is paid, but no money for it is in the ledger' as what, total as amount from money
    where paid_at is not null and taken = 0 and not delivered and total > 0
   union all
   select code, 'has another sum in the ledger than it costs', taken from money where taken > 0 and taken <> total and status <> 'paid_review'
   union all
   select code, 'has money in the ledger, but is not paid', taken from money where taken > 0 and paid_at is null
   union all
   select code, 'was paid more than once, or another sum; not given back yet', beside - greatest(back - taken, 0) from money
    where beside > 0 and back < beside
   union all
   select code, 'was paid in another currency', null from money where strange
   union all
   select code, 'went back, its money has not', case when taken > 0 then taken else total end - spent - back from money
    where status in ('cancelled', 'refused', 'returned') and paid_at is not null
      and case when taken > 0 then taken else total end - spent > back
   union all
   select code, 'got more back than it was paid', back - taken - beside from money where back > taken + beside and taken > 0
   union all
   select code, 'waits for a decision', taken from money where status = 'paid_review'
   union all
   select null, 'money that fits no order: ' || n.oid || ', transaction ' || n.transaction_id || ' of merchant ' || n.merchant, n.amount
     from payment_ledger n
    where n.country = $1 and n.received_at >= $2 and n.received_at < $3 and n.kind = 'payment' and n.outcome = 'unknown'
   union all
   select o.code, case r.state when 'failed' then 'a refund is refused: ' || r.said
            when 'unknown' then 'nobody knows whether the bank made a refund (refund ' || r.id || '): ' || r.said
            else 'a refund is on its way' end, r.amount
     from refunds r join orders o on o.id = r.order_id
    where r.country = $1 and r.state <> 'done' and (r.state = 'unknown' or (r.created_at >= $2 and r.created_at < $3))
   union all
   select o.code, 'is held although its time is over', o.total from orders o
    where o.country = $1 and o.status = 'awaiting_payment' and o.reserved_until < shop_time() - interval '2 minutes'
   order by 1 nulls last, 2 limit 1001`,
);

/** What is due for parts of orders that stand. */
const partDifferences = async (
  context: Pick<OperatorContext, 'country' | 'database'>,
  from: Date,
  until: Date,
): Promise<readonly BookDifference[]> =>
  (await partsDue(context, from, until)).map(({ code, amount }) => ({
    code,
    what: 'a part went back, its money has not',
    amount,
  }));

/** Differences that are told at once, beside parts that went back. */
const most = 1000;

/** Money by the ledger beside money by the orders, for payments from `from` on and before `until` (PAY-9). */
export const readBooks = async (
  context: Pick<OperatorContext, 'country' | 'database'>,
  from: Date,
  until: Date,
): Promise<{
  readonly sums: BookSums | undefined;
  readonly differences: readonly BookDifference[];
  /** There are more than are told. */
  readonly cut: boolean;
}> => {
  const { country, database } = context;
  const period = [country.val, from, until];
  const [sums] = await database.run(readSums, period);
  const differences = await database.run(readDifferences, period);
  const parts = await partDifferences(context, from, until);
  return { sums, differences: [...differences.slice(0, most), ...parts], cut: differences.length > most };
};
