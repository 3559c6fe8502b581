import { statement } from '../../db/database.ts';

/** What a month of a member is once an order is booked that raises it: the months around it too. */
export interface MemberCreditsRow {
  readonly id: number;
  readonly level: string;
  /** The month that the order belongs to. */
  readonly booked: string;
  /** Of these sums. */
  readonly month: string;
  readonly own: number;
  readonly joined_now: number;
  readonly joined_before: number;
}

/**
 * Brings the books in line with what orders (`$2`) count for now, whatever they counted for before: the credits of the order,
 * the month of its buyer, of the buyer's sponsor and of the referrer, and their sales. `$3`: states that count; `$4` to `$8`
 * by order: its month, when that and the month before began, the months before and after. Callers hold the orders' locks;
 * months are locked here, by member and month, after everything else. With `$9` it gives the months of whoever gained, of
 * buyers and sponsors below the highest level.
 */
export const bookOrders = statement<MemberCreditsRow>(
  'credits_book',
  `with asked as (
     select o.id, o.member_id, o.referrer_id, o.cc - o.cc_returned as credits, o.paid_at,
            o.paid_at is not null and o.status = any($3::text[]) as counts,
            a.month, a.starts, a.last_starts, a.last_month, a.next_month
       from unnest($2::int[], $4::text[], $5::timestamptz[], $6::timestamptz[], $7::text[], $8::text[])
              as a(id, month, starts, last_starts, last_month, next_month)
       join orders o on o.id = a.id and o.country = $1),
   compared as (
     select a.id, a.member_id, a.credits, a.paid_at, a.counts, a.last_month, a.next_month,
            c.order_id is not null as known, coalesce(c.cc, 0) as was, coalesce(c.month, a.month) as month,
            case when c.order_id is null then s.id else c.sponsor_id end as sponsor_id,
            coalesce(c.joined, case when m.created_at >= a.starts then 'now'
                                    when m.created_at >= a.last_starts then 'before' else 'long' end) as joined,
            case when a.referrer_id <> a.member_id
                  and a.referrer_id is distinct from case when c.order_id is null then s.id else c.sponsor_id end
                 then a.referrer_id end as referrer_id
       from asked a join members m on m.id = a.member_id
       left join order_credits c on c.order_id = a.id
       left join members s on s.fbo_id = m.sponsor_id and s.id <> m.id),
   changed as (
     select *, case when counts then credits else 0 end - was as cc, counts::int - known::int as one
       from compared where counts <> known or (counts and credits <> was)),
   kept as (
     insert into order_credits (order_id, country, sponsor_id, month, joined, cc)
     select id, $1, sponsor_id, month, joined, credits from changed where counts
     on conflict (order_id) do update set cc = excluded.cc),
   dropped as (
     delete from order_credits c using changed x where c.order_id = x.id and not x.counts),
   sold as (
     insert into sales (order_id, member_id, country, kind, at)
     select x.id, w.member_id, $1, w.kind, x.paid_at
       from changed x cross join lateral (values (x.sponsor_id, 'sponsored'), (x.referrer_id, 'referred')) as w(member_id, kind)
      where x.one = 1 and w.member_id is not null
     on conflict do nothing),
   unsold as (
     delete from sales s using changed x where s.order_id = x.id and x.one = -1),
   moves as (
     select member_id, month, cc as own, 0 as joined_now, 0 as joined_before, one as orders, 0 as sales from changed
     union all
     select sponsor_id, month, 0, case joined when 'now' then cc else 0 end, case joined when 'before' then cc else 0 end, 0, one
       from changed where sponsor_id is not null
     union all
     select referrer_id, month, 0, 0, 0, 0, one from changed where referrer_id is not null),
   booked as (
     insert into member_volumes as v (country, member_id, month, own, joined_now, joined_before, orders, sales)
     select $1, member_id, month, sum(own), sum(joined_now), sum(joined_before), sum(orders), sum(sales)
       from moves group by member_id, month order by member_id, month
     on conflict (country, member_id, month) do update
        set own = v.own + excluded.own, joined_now = v.joined_now + excluded.joined_now,
            joined_before = v.joined_before + excluded.joined_before, orders = v.orders + excluded.orders,
            sales = v.sales + excluded.sales
     returning v.member_id, v.month, v.own, v.joined_now, v.joined_before)
   select m.id, m.level, x.month as booked, v.month, v.own, v.joined_now, v.joined_before
     from changed x cross join lateral (values (x.member_id), (x.sponsor_id)) as w(member_id)
     join members m on m.id = w.member_id
     cross join lateral (
       select b.month, b.own, b.joined_now, b.joined_before from booked b where b.member_id = m.id and b.month = x.month
       union all
       select n.month, n.own, n.joined_now, n.joined_before from member_volumes n
        where n.country = $1 and n.member_id = m.id and n.month in (x.last_month, x.next_month)) as v
    where $9::boolean and x.cc > 0 and m.level <> 'manager'`,
);

/** Raises a member's level. */
export const raiseLevel = statement(
  'credits_raise_level',
  `update members set level = $2, level_since = shop_time() where id = $1`,
);

/** An order that is paid, and when. */
export interface PaidRow {
  readonly id: number;
  readonly paid_at: Date;
}

/** The next `$4` orders after `$2` that are paid and in one of the states `$3`, locked by id. */
export const lockPaidOrders = statement<PaidRow>(
  'credits_lock_paid',
  `select id, paid_at from orders
    where country = $1 and id > $2 and paid_at is not null and status = any($3::text[]) order by id limit $4 for update`,
);

export const wasFilled = statement<{ country: string }>(
  'credits_was_filled',
  `select country from credit_fills where country = $1`,
);

export const noteFilled = statement(
  'credits_note_filled',
  `insert into credit_fills (country, filled_at) values ($1, shop_time()) on conflict do nothing`,
);
