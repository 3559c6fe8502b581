import type { Currency } from '@caravan/money';
import { statusOfSale, type BankStatus } from '../../../payment/bank-status.ts';
import { readTransaction } from './read-transaction.ts';
import type { Cc5Answer } from './cc5.ts';

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
