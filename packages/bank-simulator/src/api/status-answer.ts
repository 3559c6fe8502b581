import { hostDate } from '../bank-time.ts';
import { wasSuccessful, type Entry } from '../books/entry.ts';
import type { Cc5Response } from './cc5-response.ts';
import { entryFields } from './entry-fields.ts';

const statusColumns = [
  'CHARGE_TYPE_CD',
  'ORIG_TRANS_AMT',
  'CAPTURE_AMT',
  'TRANS_STAT',
  'AUTH_DTTM',
  'CAPTURE_DTTM',
  'AUTH_CODE',
] as const;

const nothing = (oid: string): Cc5Response => ({
  ErrMsg: `No record found for ${oid}`,
  ProcReturnCode: '99',
  Response: 'Declined',
  OrderId: '',
  TransId: '',
  Extra: {
    NUMCODE: '0',
    ORDERSTATUS: ['ORD_ID', ...statusColumns].map((name) => `${name}:`).join('\t'),
  },
});

/** Answer to `ORDERSTATUS`: one transaction, the last success of the order or else its last failure. `entries` newest first. */
export const statusAnswer = (oid: string, entries: readonly Entry[]): Cc5Response => {
  const entry = entries.find(wasSuccessful) ?? entries[0];
  if (!entry) return nothing(oid);
  const fields = entryFields(entry);
  const summary = [
    `ORD_ID:${oid}`,
    ...statusColumns.map((name) => `${name}:${fields[name]}`),
    `TRANS_ID:${fields.TRANS_ID}`,
  ];
  return {
    ErrMsg: `Record(s) found for ${oid}`,
    ProcReturnCode: '00',
    Response: 'Approved',
    OrderId: oid,
    TransId: fields.TRANS_ID,
    Extra: {
      AUTH_CODE: fields.AUTH_CODE,
      AUTH_DTTM: fields.AUTH_DTTM,
      CAPTURE_AMT: fields.CAPTURE_AMT,
      CAPTURE_DTTM: fields.CAPTURE_DTTM,
      CAVV_3D: '',
      CHARGE_TYPE_CD: fields.CHARGE_TYPE_CD,
      ECI_3D: '',
      HOSTDATE: hostDate(entry.at),
      HOST_REF_NUM: fields.HOST_REF_NUM,
      MDSTATUS: '',
      NUMCODE: '0',
      ORDERSTATUS: summary.join('\t'),
      ORD_ID: oid,
      ORIG_TRANS_AMT: fields.ORIG_TRANS_AMT,
      PAN: entry.maskedCard,
      PROC_RET_CD: fields.PROC_RET_CD,
      SETTLEID: entry.settleId,
      TRANS_ID: fields.TRANS_ID,
      TRANS_STAT: fields.TRANS_STAT,
      ...(fields.VOID_DTTM === '' ? {} : { VOID_DTTM: fields.VOID_DTTM }),
      XID_3D: '',
    },
  };
};
