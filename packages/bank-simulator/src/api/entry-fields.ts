import { bookTime } from '../bank-time.ts';
import type { Entry } from '../books/entry.ts';

const kinds = { sale: 'S', refund: 'C' } as const;
const states = { captured: 'C', settled: 'S', voided: 'V', failed: 'D' } as const;

/** A transaction in the bank's own terms: one letter for kind and state, the units of the books, times without a zone. */
export const entryFields = (entry: Entry) => ({
  CHARGE_TYPE_CD: kinds[entry.kind],
  TRANS_STAT: states[entry.state],
  ORIG_TRANS_AMT: String(entry.amount),
  CAPTURE_AMT: String(entry.amount),
  AUTH_DTTM: bookTime(entry.at),
  CAPTURE_DTTM: bookTime(entry.at),
  VOID_DTTM: entry.voidedAt === null ? '' : bookTime(entry.voidedAt),
  HOST_REF_NUM: entry.hostReference,
  AUTH_CODE: entry.authCode,
  PROC_RET_CD: entry.returnCode,
  TRANS_ID: entry.transactionId,
});
