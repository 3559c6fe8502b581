import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

const holding = sql.raw(
  `('awaiting_payment', 'confirmed', 'paid', 'shipped', 'delivered', 'refused', 'returned', 'refunded')`,
);

interface Fault extends Record<string, unknown> {
  readonly fault: string;
}

/**
 * What is wrong with the books after whatever was done to them; empty when they are right. `initial` is the stock at the
 * start by product code: units sold or held and units left must add up to it.
 */
export const faultsInBooks = async (
  { db }: Database,
  initial: ReadonlyMap<string, number>,
): Promise<string[]> => {
  const { rows: stock } = await db.execute<{ code: string; left: number; held: number }>(sql`
    select p.code, p.stock as left, coalesce((
      select sum(l.quantity - l.restocked) from order_lines l join orders o on o.id = l.order_id
       where l.product_id = p.id and o.status in ${holding}), 0)::int as held from products p`);
  const { rows } = await db.execute<Fault>(sql`
    select 'order ' || o.id || ' does not add up' as fault from orders o
     where o.sub_total <> (select sum(l.quantity * l.unit_price) from order_lines l where l.order_id = o.id)
        or o.total <> o.sub_total - o.discount - o.coupon + coalesce(o.delivery_fee, 0) + o.payment_fee
    union all
    select 'order ' || o.id || ' has ' || count(c.id) || ' coupons of ' || o.coupon as fault
      from orders o left join coupons c on c.used_order_id = o.id
     where o.status <> 'paid_review'
     group by o.id having count(c.id) <> (case when o.coupon > 0 and not exists (
       select from order_history h where h.order_id = o.id and h.status in ('cancelled', 'expired', 'refused')
          and h.id > all (select p.id from order_history p where p.order_id = o.id and p.status in ('paid', 'confirmed', 'awaiting_payment')))
       then 1 else 0 end)
    union all
    select 'order ' || o.id || ' has no lines' from orders o
     where not exists (select from order_lines l where l.order_id = o.id)
    union all
    select 'order ' || o.id || ' is paid without money' from orders o
     where o.paid_at is not null
       and not exists (select from order_history h where h.order_id = o.id and h.status = 'delivered')
       and not exists (
         select from payment_ledger n where n.order_id = o.id and n.kind = 'payment' and n.outcome in ('paid', 'review'))
    union all
    select 'order ' || n.order_id || ' was paid twice' from payment_ledger n
     where n.kind = 'payment' and n.outcome in ('paid', 'review')
     group by n.order_id having count(*) > 1
    union all
    select 'order ' || n.order_id || ' costs ' || o.total || ' and was paid ' || n.amount
      from payment_ledger n join orders o on o.id = n.order_id
     where n.kind = 'payment' and n.outcome = 'paid' and n.amount is distinct from o.total
    union all
    select 'order ' || n.order_id || ' has money but is not paid' from payment_ledger n join orders o on o.id = n.order_id
     where n.kind = 'payment' and n.outcome in ('paid', 'review') and o.paid_at is null
    union all
    select 'order ' || r.order_id || ' got more back than was paid' from refunds r
     where r.state <> 'failed' group by r.order_id
    having sum(r.amount) > (
       select coalesce(sum(n.amount), 0) from payment_ledger n where n.order_id = r.order_id and n.kind = 'payment'
          and n.outcome in ('paid', 'review', 'double', 'mismatch'))
       + (select case when exists (select from payment_ledger n where n.order_id = o.id and n.kind = 'payment'
             and n.outcome in ('paid', 'review')) then 0 else o.total end
            from orders o where o.id = r.order_id)
    union all
    select 'order ' || o.id || ' is held although its time is over' from orders o
     where o.status = 'awaiting_payment' and o.reserved_until < shop_time() - interval '2 minutes'
    union all
    select 'member ' || o.member_id || ' can pay more than one order' from orders o
     where o.status = 'awaiting_payment' group by o.country, o.member_id having count(*) > 1
    union all
    select 'order ' || o.id || ' counts ' || coalesce(c.cc, -1) || ' in the books of credits' from orders o
      left join order_credits c on c.order_id = o.id
     where coalesce(c.cc, -1) <> case when o.paid_at is not null and o.status in ('paid', 'shipped', 'delivered')
       then o.cc - o.cc_returned else -1 end
    union all
    select 'month ' || v.month || ' of member ' || v.member_id || ' does not add up' from member_volumes v
     where (v.own, v.orders) <> (
             select coalesce(sum(c.cc), 0), count(*) from order_credits c join orders o on o.id = c.order_id
              where c.country = v.country and c.month = v.month and o.member_id = v.member_id)
        or (v.joined_now, v.joined_before) <> (
             select coalesce(sum(c.cc) filter (where c.joined = 'now'), 0), coalesce(sum(c.cc) filter (where c.joined = 'before'), 0)
               from order_credits c where c.country = v.country and c.month = v.month and c.sponsor_id = v.member_id)
        or v.sales <> (
             select count(*) from sales s join order_credits c on c.order_id = s.order_id
              where s.country = v.country and c.month = v.month and s.member_id = v.member_id)
    union all
    select 'order ' || c.order_id || ' is in no month of its buyer' from order_credits c join orders o on o.id = c.order_id
     where not exists (select from member_volumes v
       where v.country = c.country and v.month = c.month and v.member_id = o.member_id)
    union all
    select 'order ' || o.id || ' has no history of ' || o.status from orders o
     where not exists (select from order_history h where h.order_id = o.id and h.status = o.status)`);
  const wrongStock = stock
    .filter(({ code, left, held }) => initial.has(code) && left + held !== initial.get(code))
    .map(({ code, left, held }) => `product ${code}: ${left} left and ${held} held of ${initial.get(code)}`);
  return [...wrongStock, ...rows.map(({ fault }) => fault)];
};

/** The stock of every product by code, to compare with later. */
export const stockOf = async ({ db }: Database): Promise<Map<string, number>> => {
  const { rows } = await db.execute<{ code: string; stock: number }>(sql`select code, stock from products`);
  return new Map(rows.map(({ code, stock }) => [code, stock]));
};
