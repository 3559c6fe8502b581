import { isCaptured, type BankHistory, type BankTransaction } from '../bank/index.ts';
import type { Difference, DifferenceKind } from './difference.ts';
import type { ReconciledAttempt } from './reconciliation-repository.ts';

/** What one attempt's comparison found: sales that our books lack, and differences for a person. */
export interface Comparison {
  readonly missing: readonly BankTransaction[];
  readonly differences: readonly Difference[];
}

/**
 * Compares our books of an attempt with the bank's history (PAY-11). A sale that we don't know is booked like an answer that
 * came late; all else that differs is for a person: money that the bank does not have, a void or refund that we did not ask
 * for, other amounts.
 */
export const compareAttempt = (attempt: ReconciledAttempt, history: BankHistory): Comparison => {
  const { order_code: order, payments, returned } = attempt;
  const of = (what: DifferenceKind, transaction: string): Difference => ({ what, order, transaction });
  if (history.kind === 'unknown')
    return { missing: [], differences: [{ what: 'silent', order, why: history.why }] };
  const transactions = history.kind === 'found' ? history.transactions : [];
  const sales = transactions.filter(({ kind }) => kind === 'sale');
  const ours = new Map(payments.map((one) => [one.transaction, one]));
  const back = new Set(returned.map((one) => one.transaction));
  const voided = new Set(returned.filter((one) => one.kind === 'void').map((one) => one.transaction));
  const missing = sales.filter((sale) => isCaptured(sale) && !ours.has(sale.transactionId));
  const lost = payments
    .filter(({ transaction }) => !sales.some((sale) => sale.transactionId === transaction))
    .map(({ transaction }) => of('lost', transaction));
  const changed = sales.flatMap((sale): Difference[] => {
    const { transactionId, state } = sale;
    const own = ours.get(transactionId);
    if (!own) return [];
    if (state === 'voided' && !voided.has(transactionId)) return [of('cancelled', transactionId)];
    if (isCaptured(sale) && voided.has(transactionId)) return [of('not-cancelled', transactionId)];
    if (state !== 'voided' && !isCaptured(sale)) return [{ ...of('state', transactionId), state }];
    return own.amount === sale.amount ? [] : [of('amount', transactionId)];
  });
  const refunds = transactions
    .filter((one) => one.kind === 'refund' && isCaptured(one) && !back.has(one.transactionId))
    .map(({ transactionId }) => of('refund-unknown', transactionId));
  const refundsLost = returned
    .filter((one) => one.kind === 'refund')
    .flatMap(({ transaction, amount }) => {
      const made = transactions.find((one) => one.transactionId === transaction && isCaptured(one));
      if (!made) return [of('refund-lost', transaction)];
      return made.amount === amount ? [] : [of('refund-amount', transaction)];
    });
  return { missing, differences: [...lost, ...changed, ...refunds, ...refundsLost] };
};
