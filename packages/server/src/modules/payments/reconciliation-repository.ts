import { statement } from '../../db/database.ts';
import type { Difference } from './difference.ts';

/** A difference as it is kept; a text where a release before noted it. */
export type NotedDifference = Difference | string;

/**
 * Begins or takes over the reconciliation of a day (`$2`, `yyyy-mm-dd`), for this process alone for ten minutes; no row when it
 * is finished, or another process works on it. An earlier day than yesterday (`$3` false) only if an attempt was begun on it,
 * between `$4` and `$5`.
 */
export const claimDay = statement<{ checked: number; differences: readonly NotedDifference[] }>(
  'payments_claim_day',
  `insert into reconciliations as r (country, day, claimed_until)
   select $1, $2::date, shop_time() + interval '10 minutes'
    where $3::boolean or exists (
      select from payment_attempts where country = $1 and created_at >= $4::timestamptz and created_at < $5::timestamptz)
   on conflict (country, day) do update set claimed_until = excluded.claimed_until
    where r.finished_at is null and r.claimed_until < shop_time()
   returning checked, differences`,
);

/** An attempt of the day with what our books say of it. Amounts in the smallest unit. */
export interface ReconciledAttempt {
  readonly id: number;
  readonly order_id: number;
  readonly order_code: string;
  readonly provider: string;
  readonly merchant: string;
  readonly oid: string;
  readonly amount: number;
  readonly payments: readonly { readonly transaction: string; readonly amount: number | null }[];
  readonly returned: readonly {
    readonly transaction: string;
    readonly kind: string;
    readonly amount: number;
  }[];
}

/** Attempts after `$5` that were begun, paid or given back between `$2` and `$3` and were not compared for the day `$4` yet. */
export const readAttempts = statement<ReconciledAttempt>(
  'payments_read_attempts_of_day',
  `with due as (
     select id from payment_attempts where country = $1 and created_at >= $2 and created_at < $3
     union
     select a.id from payment_ledger n join payment_attempts a on a.oid = n.oid
      where n.country = $1 and n.received_at >= $2 and n.received_at < $3)
   select a.id, a.order_id, o.code as order_code, a.provider, a.merchant, a.oid, a.amount,
          coalesce((select jsonb_agg(jsonb_build_object('transaction', n.transaction_id, 'amount', n.amount) order by n.id)
             from payment_ledger n where n.attempt_id = a.id and n.kind = 'payment'
              and n.outcome in ('paid', 'review', 'double', 'mismatch')), '[]'::jsonb) as payments,
          coalesce((select jsonb_agg(jsonb_build_object('transaction', n.transaction_id, 'kind', n.kind, 'amount', n.amount) order by n.id)
             from payment_ledger n where n.country = a.country and n.oid = a.oid and n.kind in ('refund', 'void')
              and n.outcome = 'done'), '[]'::jsonb) as returned
     from due join payment_attempts a on a.id = due.id join orders o on o.id = a.order_id
    where a.country = $1 and a.id > $5 and (a.reconciled_on is null or a.reconciled_on < $4::date)
    order by a.id limit $6`,
);

/** Notes one attempt of the day as compared, with what differs; keeps the day's claim alive. */
export const noteCompared = statement(
  'payments_note_compared',
  `with attempt as (update payment_attempts set reconciled_on = $3::date where id = $2)
   update reconciliations set checked = checked + 1, differences = differences || $4::jsonb,
          claimed_until = shop_time() + interval '10 minutes'
    where country = $1 and day = $3::date`,
);

export const finishDay = statement<{ checked: number; differences: readonly NotedDifference[] }>(
  'payments_finish_day',
  `update reconciliations set finished_at = shop_time() where country = $1 and day = $2::date and finished_at is null
   returning checked, differences`,
);

/** The database's time. */
export const readTime = statement<{ at: Date }>('payments_read_time', 'select shop_time() as at');

/** What the mail of a day tells. */
export const readDay = statement<{ checked: number; differences: readonly NotedDifference[] }>(
  'payments_read_day',
  'select checked, differences from reconciliations where country = $1 and day = $2::date',
);
