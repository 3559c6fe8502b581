import type { BankTransaction } from './bank-transaction.ts';

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

/** Whether the bank has not said yet what becomes of a transaction. */
export const isUndecided = ({ state }: BankTransaction): boolean => verdicts[state] === 'pending';

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

/** Whether the money of a sale or refund has changed hands. */
export const isCaptured = ({ state }: BankTransaction): boolean =>
  state === 'captured' || state === 'settled';
