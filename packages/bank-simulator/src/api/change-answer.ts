import { hostDate, transactionDate } from '../bank-time.ts';
import type { Entry } from '../books/entry.ts';
import { refusalText, type Refusal } from '../books/refusal.ts';
import { newTransactionId } from '../transaction-numbers.ts';
import type { Cc5Response } from './cc5-response.ts';
import { terminal } from './terminal.ts';

/** The bank did it: a refund answers with its own transaction, a void with the one that it took back. */
export const doneAnswer = (entry: Entry, settleId: string, now: Date): Cc5Response => ({
  OrderId: entry.oid,
  GroupId: entry.oid,
  Response: 'Approved',
  AuthCode: entry.authCode,
  HostRefNum: entry.hostReference,
  ProcReturnCode: '00',
  TransId: entry.transactionId,
  ErrMsg: '',
  Extra: {
    SETTLEID: settleId,
    TRXDATE: transactionDate(entry.at),
    ERRORCODE: '',
    ...terminal,
    CARDBRAND: 'VISA',
    CARDISSUER: 'DENEME BANKASI A.Ş.',
    HOSTDATE: hostDate(now),
    NUMCODE: '00',
  },
});

/** The bank did nothing. A refusal that has no code of its own is given as plain text. */
export const refusedAnswer = (
  why: Refusal | { readonly text: string },
  now: Date,
  { oid = '', transactionId = newTransactionId(now) } = {},
): Cc5Response => {
  const code = typeof why === 'string' ? why : '';
  return {
    OrderId: oid,
    GroupId: oid,
    Response: 'Error',
    AuthCode: '',
    HostRefNum: '',
    ProcReturnCode: '99',
    TransId: transactionId,
    ErrMsg: typeof why === 'string' ? refusalText(why) : why.text,
    Extra: {
      SETTLEID: '',
      TRXDATE: transactionDate(now),
      ERRORCODE: code,
      NUMCODE: code === '' ? '99' : code.replace('CORE-', '99'),
    },
  };
};
