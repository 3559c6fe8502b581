import { isCaptured, type BankHistory, type BankTransaction } from '../bank/index.ts';
import type { ReconciledAttempt } from './reconciliation-repository.ts';

/** What one attempt's comparison found: sales that our books lack, and differences for a person. */
export interface Comparison {
  readonly missing: readonly BankTransaction[];
  readonly differences: readonly string[];
}

/**
 * Compares our books of an attempt with the bank's history (PAY-11). A sale that we don't know is booked like an answer that
 * came late; all else that differs is for a person: money that the bank does not have, a void or refund that we did not ask
 * for, other amounts.
 */
export const compareAttempt = (attempt: ReconciledAttempt, history: BankHistory): Comparison => {
  const { order_code: code, payments, returned } = attempt;
  const say = (text: string): string => `${code}: ${text}`;
  if (history.kind === 'unknown')
    return { missing: [], differences: [say(`the bank did not answer (${history.why})`)] };
  const transactions = history.kind === 'found' ? history.transactions : [];
  const sales = transactions.filter(({ kind }) => kind === 'sale');
  const ours = new Map(payments.map((one) => [one.transaction, one]));
  const back = new Set(returned.map((one) => one.transaction));
  const voided = new Set(returned.filter((one) => one.kind === 'void').map((one) => one.transaction));
  const missing = sales.filter((sale) => isCaptured(sale) && !ours.has(sale.transactionId));
  const lost = payments
    .filter(({ transaction }) => !sales.some((sale) => sale.transactionId === transaction))
    .map(({ transaction }) => say(`payment ${transaction} is not in the bank's books`));
  const changed = sales.flatMap((sale) => {
    const own = ours.get(sale.transactionId);
    if (!own) return [];
    if (sale.state === 'voided' && !voided.has(sale.transactionId))
      return [say(`payment ${sale.transactionId} was cancelled at the bank`)];
    if (isCaptured(sale) && voided.has(sale.transactionId))
      return [say(`payment ${sale.transactionId} was given back, but is not cancelled at the bank`)];
    if (sale.state !== 'voided' && !isCaptured(sale))
      return [say(`payment ${sale.transactionId} is ${sale.state} at the bank`)];
    return own.amount === sale.amount
      ? []
      : [say(`payment ${sale.transactionId} has another amount at the bank`)];
  });
  const refunds = transactions
    .filter((one) => one.kind === 'refund' && isCaptured(one) && !back.has(one.transactionId))
    .map(({ transactionId }) => say(`refund ${transactionId} is not in our books`));
  const refundsLost = returned
    .filter((one) => one.kind === 'refund')
    .flatMap(({ transaction, amount }) => {
      const made = transactions.find((one) => one.transactionId === transaction && isCaptured(one));
      if (!made) return [say(`refund ${transaction} is not in the bank's books`)];
      return made.amount === amount ? [] : [say(`refund ${transaction} has another amount at the bank`)];
    });
  return { missing, differences: [...lost, ...changed, ...refunds, ...refundsLost] };
};
