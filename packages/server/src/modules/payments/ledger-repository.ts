import { statement } from '../../db/database.ts';

/** An attempt to pay, found by the number that the bank knows. */
export interface AttemptRow {
  readonly id: number;
  readonly order_id: number;
  readonly oid: string;
  readonly amount: number;
}

export const findAttempt = statement<AttemptRow>(
  'payments_find_attempt',
  `select id, order_id, oid, amount from payment_attempts
    where country = $1 and provider = $2 and merchant = $3 and oid = $4`,
);

/** What a bank said of money, as the ledger keeps it. */
export interface LedgerEntry {
  readonly country: string;
  readonly provider: string;
  readonly merchant: string;
  readonly kind: 'payment' | 'refund' | 'void';
  readonly source: 'answer' | 'history' | 'request';
  readonly transaction_id: string;
  readonly oid: string;
  readonly order_id: number | null;
  readonly attempt_id: number | null;
  readonly amount: number | null;
  readonly currency: string;
  readonly outcome: string;
  readonly digest: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Outcomes of money that is booked: a transaction has one of them once. */
const booked = `('paid', 'review', 'double', 'mismatch', 'unknown', 'done')`;

/**
 * Keeps an entry (`$1`, JSON); no row comes back for one that is kept already. `booked`: this transaction's money is in the
 * ledger by another form of the same word. What was committed before is seen: of two forms of one answer the second has
 * waited for the order.
 */
export const insertEntry = statement<{ id: number; booked: boolean }>(
  'payments_insert_entry',
  `insert into payment_ledger (country, provider, merchant, kind, source, transaction_id, oid, order_id, attempt_id, amount,
                               currency, outcome, digest, fields, received_at)
   select x.country, x.provider, x.merchant, x.kind, x.source, x.transaction_id, x.oid, x.order_id, x.attempt_id, x.amount,
          x.currency, x.outcome, x.digest, x.fields, shop_time()
     from jsonb_to_record($1::jsonb) as x(country text, provider text, merchant text, kind text, source text,
          transaction_id text, oid text, order_id int, attempt_id int, amount bigint, currency text, outcome text, digest text,
          fields jsonb)
   on conflict (country, provider, merchant, digest) do nothing
   returning id, exists (
     select from payment_ledger b
      where b.country = payment_ledger.country and b.provider = payment_ledger.provider
        and b.merchant = payment_ledger.merchant and b.kind = payment_ledger.kind
        and b.transaction_id = payment_ledger.transaction_id and b.transaction_id <> '' and b.outcome in ${booked}) as booked`,
);

export const writeOutcome = statement(
  'payments_write_outcome',
  `update payment_ledger set outcome = $2 where id = $1`,
);

/** The same of a word that fits the attempt `$3`: the bank need not be asked any more about it. */
export const writeFittingOutcome = statement(
  'payments_write_fitting_outcome',
  `with closed as (
     update payment_attempts set ask_at = null, answered_at = shop_time() where id = $3)
   update payment_ledger set outcome = $2 where id = $1`,
);

/** Transactions of an order that went back already, by the ledger. */
export const readReturned = statement<{ transaction_id: string; kind: string }>(
  'payments_read_returned',
  `select transaction_id, kind from payment_ledger
    where country = $1 and order_id = $2 and kind in ('refund', 'void') and outcome = 'done'`,
);
