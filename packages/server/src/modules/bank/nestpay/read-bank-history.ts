import type { Currency } from '@caravan/money';
import type { BankHistory } from '../../../payment/bank-queries.ts';
import { readTransaction } from './read-transaction.ts';
import type { Cc5Answer } from './cc5.ts';

/** What the columns of a row are, in the bank's order. */
const columnNames = [
  'CHARGE_TYPE_CD',
  'TRANS_STAT',
  'ORIG_TRANS_AMT',
  'CAPTURE_AMT',
  'AUTH_DTTM',
  'CAPTURE_DTTM',
  'VOID_DTTM',
  'HOST_REF_NUM',
  'AUTH_CODE',
  'PROC_RET_CD',
  'TRANS_ID',
];

const unknown = (why: string): BankHistory => ({ kind: 'unknown', why });

/** Reads a history (`ORDERHISTORY`). All rows or none: sums over a part of them would be wrong. */
export const readBankHistory = (
  answer: Cc5Answer,
  oid: string,
  currency: Pick<Currency, 'digits'>,
): BankHistory => {
  if (answer.errorCode !== '' || answer.field('Response') === 'Error')
    return unknown(`history refused ${answer.errorCode}`.trim());
  const count = answer.extra('TRXCOUNT');
  if (count === '0') return { kind: 'absent' };
  if (answer.field('Response') !== 'Approved' || answer.field('ProcReturnCode') !== '00')
    return unknown('history not approved');
  if (answer.field('OrderId') !== oid) return unknown('history of another order');
  if (!/^[1-9]\d{0,3}$/.test(count)) return unknown('history without a count');
  const transactions = Array.from({ length: Number(count) }, (_, index) => {
    const columns = answer.columns(`TRX${index + 1}`);
    return readTransaction((name) => columns[columnNames.indexOf(name)] ?? '', currency);
  }).filter((transaction) => transaction !== null);
  return transactions.length === Number(count)
    ? { kind: 'found', transactions }
    : unknown('history with an unreadable row');
};
