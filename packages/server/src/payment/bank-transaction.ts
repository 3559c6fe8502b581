import type { Minor } from '@caravan/money';

/** One transaction in the bank's books; the newest come first in a history. */
export interface BankTransaction {
  readonly kind: 'sale' | 'refund';
  readonly state:
    | 'authorised'
    | 'captured'
    | 'settled'
    | 'voided'
    | 'failed'
    | 'pending'
    | 'cancelled'
    | 'error'
    | 'reversal';
  readonly transactionId: string;
  /** Smallest unit of the merchant's currency; null when the bank's text is no amount of it. */
  readonly amount: Minor | null;
  /** As the bank wrote it, without zone: for people only. */
  readonly at: string;
}
