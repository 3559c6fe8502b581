import type { Minor } from '@caravan/money';
import type { BankStatus } from './bank-status.ts';
import type { BankTransaction } from './bank-transaction.ts';

/** All that the bank knows of an order. `absent`: it says that there is nothing; `unknown`: it said nothing usable. */
export type BankHistory =
  | { readonly kind: 'found'; readonly transactions: readonly BankTransaction[] }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly why: string };

/** Why the bank turned a void or a refund away; nothing has changed then. */
export type RefusalReason =
  | 'not_settled'
  | 'settled'
  | 'too_much'
  | 'nothing_left'
  | 'not_found'
  | 'not_allowed'
  | 'other';

/**
 * What became of a void or a refund. `wrong_transaction`: the bank took back another transaction than was meant. `unknown`:
 * it may be done or not; only the history can tell, and it has to be read before anything is tried again.
 */
export type BankChange =
  | { readonly kind: 'done'; readonly transactionId: string }
  | {
      readonly kind: 'refused';
      readonly why: RefusalReason;
      readonly code: string;
      readonly message: string;
    }
  | { readonly kind: 'wrong_transaction'; readonly transactionId: string }
  | { readonly kind: 'unknown'; readonly why: string };

/** Asking the bank about an attempt, and giving money back (PAY-10). No call throws for what the bank does or does not do. */
export interface BankQueries {
  /** What became of an order's payment. */
  status(oid: string): Promise<BankStatus>;
  /** Everything that happened to an order at the bank; sums of refunds are made of this. */
  history(oid: string): Promise<BankHistory>;
  /** Cancels an unsettled transaction whole. */
  void(asked: { oid: string; transactionId: string }): Promise<BankChange>;
  /** Gives back a part of a settled sale, or all of it; `transactionId` is the sale's. */
  refund(asked: { oid: string; transactionId: string; amount: Minor }): Promise<BankChange>;
}
