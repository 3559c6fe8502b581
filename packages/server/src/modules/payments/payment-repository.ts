import { statement } from '../../db/database.ts';
import { orderColumns, type OrderRow } from '../orders/index.ts';

/** Whose attempt to pay it is, by the number that the bank knows. */
export const findAttempt = statement<{ order_id: number }>(
  'payments_find_attempt',
  `select order_id from payment_attempts where country = $1 and provider = $2 and oid = $3`,
);

/** An order with the attempt to pay it that an answer is about. */
export interface LockedOrder extends OrderRow {
  attempt_id: number;
  attempt_oid: string;
  attempt_amount: number;
}

/** The attempt and its order; the order is locked, so answers about it come one after the other. */
export const lockAttempt = statement<LockedOrder>(
  'payments_lock_attempt',
  `select a.id as attempt_id, a.oid as attempt_oid, a.amount as attempt_amount, ${orderColumns}
     from payment_attempts a join orders o on o.id = a.order_id
    where a.country = $1 and a.provider = $2 and a.oid = $3 for update of o`,
);

/**
 * Stores a verified answer; no row comes back for one that came before. `booked`: this transaction's money was booked
 * already, by another form of the same answer.
 */
export const insertAnswer = statement<{ id: number; booked: boolean }>(
  'payments_insert_answer',
  // The subquery sees what was committed before: of two forms of one answer the second has waited for the order's lock.
  `insert into payment_answers (country, provider, attempt_id, transaction_id, outcome, digest, fields, received_at)
   values ($1, $2, $3, $4, 'received', $5, $6::jsonb, $7) on conflict (country, provider, digest) do nothing
   returning id, exists (
     select from payment_answers b
      where b.provider = $2 and b.transaction_id = $4 and b.outcome in ('paid', 'review', 'double')) as booked`,
);

export const writeOutcome = statement(
  'payments_write_outcome',
  `update payment_answers set outcome = $2 where id = $1`,
);
