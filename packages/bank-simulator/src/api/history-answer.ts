import type { Entry } from '../books/entry.ts';
import type { Cc5Response } from './cc5-response.ts';
import { entryFields } from './entry-fields.ts';
import { terminal } from './terminal.ts';

/** Answer to `ORDERHISTORY`: a row of tab columns for every transaction of the order, failed ones too, newest first. */
export const historyAnswer = (oid: string, entries: readonly Entry[]): Cc5Response => {
  const found = entries.length > 0;
  const rows = entries.map(
    (entry, index) => [`TRX${index + 1}`, Object.values(entryFields(entry)).join('\t')] as const,
  );
  return {
    ErrMsg: found ? '' : `No record found for ${oid}`,
    ProcReturnCode: found ? '00' : '05',
    Response: found ? 'Approved' : 'Declined',
    OrderId: oid,
    Extra: {
      ...(found ? terminal : {}),
      NUMCODE: '0',
      ...Object.fromEntries(rows),
      TRXCOUNT: String(entries.length),
    },
  };
};
