import type { Currency } from '@caravan/money';
import { readTransaction, type BankTransaction } from './bank-transaction.ts';
import type { Cc5Answer } from './cc5.ts';

/**
 * What the bank says of an order's payment. `transaction` is always a sale. `approved`: its money is ours now. `declined`:
 * it is not (refused, cancelled, or voided since). `pending`: not decided yet, an open preauthorisation too. `absent`: the
 * bank knows no such order, which is not final while the buyer is still on its page. `unknown`: it said nothing usable.
 */
export type BankStatus =
  | { readonly kind: 'approved' | 'declined' | 'pending'; readonly transaction: BankTransaction }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly why: string };

const verdicts: Readonly<Record<BankTransaction['state'], 'approved' | 'declined' | 'pending'>> = {
  captured: 'approved',
  settled: 'approved',
  authorised: 'pending',
  pending: 'pending',
  error: 'pending',
  reversal: 'pending',
  voided: 'declined',
  failed: 'declined',
  cancelled: 'declined',
};

/** What a sale says of its order's payment. */
export const statusOfSale = (transaction: BankTransaction): BankStatus => ({
  kind: verdicts[transaction.state],
  transaction,
});

/** Of an order's sales the one that counts: a paid one before an undecided one before a failed one, the newest of each. */
export const statusOfSales = (transactions: readonly BankTransaction[]): BankStatus => {
  const sales = transactions.filter(({ kind }) => kind === 'sale').map(statusOfSale);
  return (
    sales.find(({ kind }) => kind === 'approved') ??
    sales.find(({ kind }) => kind === 'pending') ??
    sales[0] ?? { kind: 'unknown', why: 'a refund without a sale' }
  );
};

/** No such order, and said so: a gateway that can't answer says `Error` or gives a code. */
const saysAbsent = (answer: Cc5Answer): boolean =>
  answer.field('Response') === 'Declined' &&
  answer.field('ProcReturnCode') === '99' &&
  answer.errorCode === '' &&
  answer.extra('ORD_ID') === '' &&
  (answer.hasExtra('ORDERSTATUS') || answer.message.startsWith('No record found'));

/**
 * Reads a status (`ORDERSTATUS`). The bank shows one transaction, the order's last successful one: after a refund that is
 * the refund (`shows_refund`), which must never be taken for a payment, so the history has to say what became of the sale.
 */
export const readBankStatus = (
  answer: Cc5Answer,
  oid: string,
  currency: Pick<Currency, 'digits'>,
): BankStatus | { readonly kind: 'shows_refund' } => {
  if (saysAbsent(answer)) return { kind: 'absent' };
  if (answer.field('Response') !== 'Approved' || answer.field('ProcReturnCode') !== '00')
    return { kind: 'unknown', why: `status refused ${answer.errorCode}`.trim() };
  if (answer.extra('ORD_ID') !== oid) return { kind: 'unknown', why: 'status of another order' };
  const transaction = readTransaction(answer.extra, currency);
  if (!transaction) return { kind: 'unknown', why: 'status with an unreadable transaction' };
  return transaction.kind === 'refund' ? { kind: 'shows_refund' } : statusOfSale(transaction);
};
