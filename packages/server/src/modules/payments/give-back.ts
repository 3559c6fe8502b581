import { isCaptured, isUndecided, type BankChange, type BankQueries } from '../bank/index.ts';
import type { DueRefund } from './refund-repository.ts';

/** What asking the bank for a refund came to. */
export type GivenBack =
  | { readonly kind: 'done'; readonly how: 'refund' | 'void'; readonly transactionId: string }
  /** The bank says no for now: the day's sales are not settled, or are since. */
  | { readonly kind: 'later'; readonly said: string }
  /** It may be done or not: the bank is silent, or works on it. */
  | { readonly kind: 'unknown'; readonly said: string }
  | { readonly kind: 'failed'; readonly said: string };

/**
 * Gives the money of one refund back (PAY-10). The bank's history is read before anything is asked, each time: an answer that
 * was lost is not asked for again, nor is one on which the bank still works, or that is left to a person. A sale of today is
 * voided when all of it goes back, any other refunded once it is settled.
 * `known`: transactions that are in our ledger already.
 */
export const giveBack = async (
  bank: BankQueries,
  refund: DueRefund,
  known: ReadonlySet<string>,
): Promise<GivenBack> => {
  const history = await bank.history(refund.oid);
  if (history.kind === 'unknown') return { kind: 'unknown', said: history.why };
  if (history.kind === 'absent') return { kind: 'failed', said: 'The bank knows no such order.' };
  const { transactions } = history;
  const whole = refund.amount === refund.paid;
  const sale = transactions.find(
    ({ kind, transactionId }) => kind === 'sale' && transactionId === refund.transaction_id,
  );
  if (!sale) return { kind: 'failed', said: 'The bank does not show the payment.' };
  const perhapsThis = transactions.filter(
    (one) => one.kind === 'refund' && one.amount === refund.amount && !known.has(one.transactionId),
  );
  const alreadyRefunded = perhapsThis.find(isCaptured);
  if (alreadyRefunded) return { kind: 'done', how: 'refund', transactionId: alreadyRefunded.transactionId };
  if (sale.state === 'voided')
    return whole
      ? { kind: 'done', how: 'void', transactionId: sale.transactionId }
      : { kind: 'failed', said: 'The bank has cancelled the whole payment.' };
  if (!isCaptured(sale)) return { kind: 'failed', said: `The payment is ${sale.state} at the bank.` };
  const undecided = perhapsThis.find(isUndecided);
  if (undecided) return { kind: 'unknown', said: `A refund is ${undecided.state} at the bank.` };
  if (refund.unsettled) return { kind: 'failed', said: 'The bank shows no such refund.' };
  const untouched = !transactions.some((one) => one.kind === 'refund' && isCaptured(one));
  const voids = sale.state === 'captured' && whole && untouched;
  const { oid, amount } = refund;
  const answer: BankChange = voids
    ? await bank.void({ oid, transactionId: refund.transaction_id })
    : await bank.refund({ oid, transactionId: refund.transaction_id, amount });
  if (answer.kind === 'done')
    return { kind: 'done', how: voids ? 'void' : 'refund', transactionId: answer.transactionId };
  if (answer.kind === 'unknown') return { kind: 'unknown', said: answer.why };
  if (answer.kind === 'wrong_transaction')
    return { kind: 'failed', said: `The bank cancelled transaction ${answer.transactionId} instead.` };
  // The day's end may have come, or not yet, since the history was read.
  const kind = answer.why === 'not_settled' || answer.why === 'settled' ? 'later' : 'failed';
  return { kind, said: `${answer.code} ${answer.message}` };
};
