import { country } from 'kg/country';
import type { Database } from '@caravan/server';
import { faultsInBooks } from '@caravan/server/testing/books';
import type { Ledger } from './ledger.ts';

/** What the books say after a fault. */
export interface Judgement {
  /** Answered orders and payments, and money taken by the bank, that the books don't have. */
  readonly lost: readonly string[];
  /** What does not add up. */
  readonly faults: readonly string[];
}

const textsOf = async (
  database: Database,
  text: string,
  values: readonly unknown[] = [],
): Promise<string[]> => (await database.executeSql(text, values)).rows.map(({ found }) => String(found));

const orderIsLost = `
  select 'order ' || a.pk || ' was answered and is ' || coalesce(o.status, 'missing') as found
    from unnest($1::int[]) as a (pk) left join orders o on o.id = a.pk
   where o.id is null or o.status = 'draft'`;

const paymentIsLost = `
  select 'payment ' || a.transaction || ' of order ' || a.pk || ' was answered and is not in the books' as found
    from unnest($1::int[], $2::text[]) as a (pk, transaction)
   where not exists (
     select from payment_ledger n join orders o on o.id = n.order_id
      where n.order_id = a.pk and n.transaction_id = a.transaction and n.kind = 'payment'
        and n.outcome in ('paid', 'review', 'double') and o.paid_at is not null)`;

const moneyIsLost = `
  select 'the bank took money for ' || a.oid || ' and the books have none' as found
    from unnest($1::text[], $2::text[]) as a (oid, transaction)
   where not exists (
     select from payment_ledger n
      where n.oid = a.oid and n.transaction_id = a.transaction and n.kind = 'payment' and n.order_id is not null
        and n.outcome in ('paid', 'review', 'double', 'mismatch'))`;

const mailTwice = `
  select 'order ' || (data->>'orderId') || ' has ' || count(*) || ' mails "' || (data->>'kind') || '"' as found
    from pgboss.job where name = 'kg-mail' and data ? 'orderId'
   group by data->>'orderId', data->>'kind', data->>'about' having count(*) > 1`;

const mailMissing = `
  select 'order ' || o.id || ' has no mail "' || k.kind || '"' as found
    from orders o cross join lateral (values
      ('received', true),
      ('paid', o.paid_at is not null and o.status <> 'paid_review'),
      ('review', o.status = 'paid_review')) as k (kind, due)
   where o.id = any($1::int[]) and k.due
     and not exists (select from sent_mails s where s.kind = k.kind and s.subject = 'order ' || o.id)
     and not exists (
       select from pgboss.job j where j.data->>'orderId' = o.id::text and j.data->>'kind' = k.kind)`;

/** Gifts count for no limit, and what a person still has to decide is not sold. */
const soldBeyondLimit = `
  with sold as (
    select o.member_id, p.code, l.quantity - l.returned as units, p.daily_limit, p.monthly_limit,
           o.placed_at at time zone $1 as placed
      from orders o join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
     where o.status in ('awaiting_payment', 'confirmed', 'paid', 'shipped', 'delivered') and not l.gift
       and (p.daily_limit is not null or p.monthly_limit is not null))
  select 'member ' || member_id || ' has ' || sum(units) || ' of product ' || code || ' of a ' || period || ' limit of ' || most as found
    from sold cross join lateral (values
      ('daily', date_trunc('day', placed), daily_limit),
      ('monthly', date_trunc('month', placed), monthly_limit)) as l (period, since, most)
   where most is not null
   group by member_id, code, period, since, most having sum(units) > most`;

/** Holds the books against themselves, against what the shop answered, and against the bank. */
export const judge = async (
  database: Database,
  initial: ReadonlyMap<string, number>,
  { orders, payments }: Ledger,
  taken: ReadonlyMap<string, string>,
): Promise<Judgement> => {
  const pks = [...orders.keys()];
  const paid = [...payments.values()];
  const lost = [
    ...(await textsOf(database, orderIsLost, [pks])),
    ...(await textsOf(database, paymentIsLost, [
      paid.map(({ pk }) => pk),
      paid.map(({ transaction }) => transaction),
    ])),
    ...(await textsOf(database, moneyIsLost, [[...taken.keys()], [...taken.values()]])),
  ];
  const faults = [
    ...(await faultsInBooks(database, initial)),
    ...(await textsOf(database, mailTwice)),
    ...(await textsOf(database, mailMissing, [pks])),
    ...(await textsOf(database, soldBeyondLimit, [country.timeZone])),
  ];
  return { lost, faults };
};
