import { randomBytes } from 'node:crypto';
import { transactionDate } from './bank-time.ts';
import { maskedNumber, type Card } from './card.ts';
import { hashVersion3, type Fields } from './hash.ts';
import type { PaymentRequest } from './request.ts';
import { newTransactionId, randomDigits } from './transaction-numbers.ts';

/** What the cardholder did on the 3-D Secure page; `repeated` is an order that was paid before. */
export type Decision = 'approve' | 'decline' | 'abandon' | 'repeated';

const outcomes: Readonly<Record<Decision, Fields>> = {
  approve: {
    mdStatus: '1',
    Response: 'Approved',
    ProcReturnCode: '00',
    mdErrorMsg: 'Y-status/Challenge',
    ErrMsg: '',
  },
  decline: {
    mdStatus: '1',
    Response: 'Declined',
    ProcReturnCode: '05',
    mdErrorMsg: 'Y-status/Challenge',
    ErrMsg: 'Not approved',
  },
  abandon: {
    mdStatus: '0',
    Response: 'Error',
    ProcReturnCode: '99',
    mdErrorMsg: 'Not authenticated',
    ErrMsg: '3-D authentication was left',
  },
  repeated: {
    mdStatus: '1',
    Response: 'Error',
    ProcReturnCode: '99',
    mdErrorMsg: '',
    ErrMsg: 'This order number was approved before',
  },
};

/** A signed answer to the shop: the fields of the request that the protocol repeats, the outcome, a new transaction id. */
export const signedAnswer = (
  request: PaymentRequest,
  card: Card | null,
  decision: Decision,
  now: Date,
): Fields => {
  const approved = decision === 'approve';
  const fields: Record<string, string> = {
    clientid: request.merchant.clientId,
    oid: request.oid,
    ReturnOid: request.oid,
    amount: request.amount,
    currency: request.currency,
    storetype: request.storetype,
    lang: request.language,
    okUrl: request.okUrl,
    failUrl: request.failUrl,
    islemtipi: 'Auth',
    taksit: '',
    hashAlgorithm: 'ver3',
    encoding: 'utf-8',
    rnd: randomBytes(15).toString('base64'),
    ...outcomes[decision],
    TransId: newTransactionId(now),
    AuthCode: approved ? randomDigits(6) : '',
    HostRefNum: approved ? randomDigits(12) : '',
    'EXTRA.TRXDATE': transactionDate(now),
  };
  if (card) {
    fields['MaskedPan'] = maskedNumber(card.number);
    fields['Ecom_Payment_Card_ExpDate_Month'] = card.month;
    fields['Ecom_Payment_Card_ExpDate_Year'] = card.year;
  }
  return { ...fields, HASH: hashVersion3(fields, request.merchant.storeKey) };
};
