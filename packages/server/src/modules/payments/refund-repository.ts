import { statement } from '../../db/database.ts';

/** Money that goes back by the bank. */
export interface RefundRow {
  readonly id: number;
  readonly order_id: number;
  readonly code: string;
  readonly amount: number;
  /** Who took the payment that is undone. */
  readonly provider: string;
  readonly merchant: string;
  /** The order's number at the bank, and the payment's. */
  readonly oid: string;
  readonly transaction_id: string;
}

/** One about which the bank is to be asked. */
export interface DueRefund extends RefundRow {
  /** What was paid with the payment. */
  readonly paid: number;
  /** Nobody knows what became of it: a person was told. */
  readonly unsettled: boolean;
  /** Five days are over: this is the last time. */
  readonly last: boolean;
}

/**
 * A refund that is due, for this process alone; the next time comes after a pause (`$2`, seconds by how often it was tried),
 * longer than asking the bank takes. One waits until those before it at the same number of the bank are closed: else nobody
 * could tell two equal ones apart in the bank's history.
 */
export const claimRefunds = statement<DueRefund>(
  'payments_claim_refunds',
  `update refunds r
      set asked = r.asked + 1,
          ask_at = shop_time() + make_interval(secs => ($2::int[])[least(r.asked + 1, array_length($2::int[], 1))])
     from payment_ledger n, orders o
    where n.id = r.payment_id and o.id = r.order_id and r.id in (
      select w.id from refunds w join payment_ledger p on p.id = w.payment_id
       where w.country = $1 and w.ask_at <= shop_time() and not exists (
         select from refunds e join payment_ledger m on m.id = e.payment_id
          where e.order_id = w.order_id and e.id < w.id and e.state in ('requested', 'unknown') and m.oid = p.oid)
       order by w.ask_at limit 1 for update of w skip locked)
   returning r.id, r.order_id, o.code, r.amount, n.provider, n.merchant, n.oid, n.transaction_id, n.amount as paid,
             r.state = 'unknown' as unsettled, r.created_at <= shop_time() - interval '5 days' as last`,
);

/** One of which nobody knows what became of it. */
export const readUnsettled = statement<RefundRow>(
  'payments_read_unsettled_refund',
  `select r.id, r.order_id, o.code, r.amount, n.provider, n.merchant, n.oid, n.transaction_id
     from refunds r join payment_ledger n on n.id = r.payment_id join orders o on o.id = r.order_id
    where r.country = $1 and r.id = $2 and r.state = 'unknown'`,
);

/** Closes a refund that waits for the bank; no row when it is closed already. */
export const endRefund = statement<{ id: number }>(
  'payments_end_refund',
  `update refunds set state = $2, said = $3, ask_at = null, done_at = case when $2 = 'done' then shop_time() end
    where id = $1 and state in ('requested', 'unknown') returning id`,
);

/** Leaves a refund to a person; the bank's history is read on. */
export const leaveRefund = statement<{ id: number }>(
  'payments_leave_refund',
  `update refunds set state = 'unknown', said = $2 where id = $1 and state = 'requested' returning id`,
);

/** What the bank said this time. */
export const noteSaid = statement('payments_note_said', `update refunds set said = $2 where id = $1`);
