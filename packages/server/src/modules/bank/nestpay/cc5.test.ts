import { describe, expect, it } from 'vitest';
import { readBankChange } from './read-bank-change.ts';
import { readBankHistory } from './read-bank-history.ts';
import { readBankStatus } from './read-bank-status.ts';
import { readCc5, writeCc5, type Cc5Answer } from './cc5.ts';

const TRY = { digits: 2 } as const;
const KGS = { digits: 0 } as const;
const oid = 'TR267F3K2Q1';
const id = '26325QdoH00120068';
const at = '2026-11-21 08:30:00.557';

const read = (content: string, bytes = Buffer.from(content, 'latin1')): Cc5Answer => {
  const head = Buffer.from('<?xml version="1.0" encoding="ISO-8859-9"?>\n<CC5Response>\n');
  const answer = readCc5(Buffer.concat([head, bytes, Buffer.from('\n</CC5Response>')]));
  if (!answer) throw new Error('unreadable');
  return answer;
};

const tags = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `  <${name}>${value}</${name}>\n`)
    .join('');

const found = (changes: Readonly<Record<string, string>> = {}, top: Readonly<Record<string, string>> = {}) =>
  read(
    tags({
      ErrMsg: `Record(s) found for ${oid}`,
      ProcReturnCode: '00',
      Response: 'Approved',
      OrderId: oid,
      TransId: id,
      ...top,
      Extra: tags({
        AUTH_DTTM: at,
        CAPTURE_AMT: '2750000',
        CHARGE_TYPE_CD: 'S',
        ORDERSTATUS: `ORD_ID:${oid}\tCHARGE_TYPE_CD:S\tAUTH_DTTM:${at}\tTRANS_ID:${id}`,
        ORD_ID: oid,
        ORIG_TRANS_AMT: '2750000',
        PAN: '4355 08** **** 4358',
        PROC_RET_CD: '00',
        TRANS_ID: id,
        TRANS_STAT: 'C',
        ...changes,
      }),
    }),
  );

const history = (rows: readonly string[], changes: Readonly<Record<string, string>> = {}) =>
  read(
    tags({
      ErrMsg: '',
      ProcReturnCode: '00',
      Response: 'Approved',
      OrderId: oid,
      ...changes,
      Extra: tags({
        NUMCODE: '0',
        ...Object.fromEntries(rows.map((row, index) => [`TRX${index + 1}`, row])),
        TRXCOUNT: changes['TRXCOUNT'] ?? String(rows.length),
      }),
    }),
  );

const change = (fields: Readonly<Record<string, string>>, extra: Readonly<Record<string, string>> = {}) =>
  read(
    tags({
      OrderId: oid,
      Response: 'Approved',
      ProcReturnCode: '00',
      TransId: id,
      ErrMsg: '',
      ...fields,
      Extra: tags(extra),
    }),
  );

describe('a request', () => {
  it('PAY-10 is plain ASCII, whatever stands in it', () => {
    const xml = writeCc5({
      fields: { Name: 'ayşe&co', Password: '<ğ"\n>' },
      extra: { ORDERSTATUS: 'QUERY' },
    });
    expect(xml).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><CC5Request><Name>ay&#351;e&#38;co</Name><Password>&#60;&#287;"&#10;&#62;</Password><Extra><ORDERSTATUS>QUERY</ORDERSTATUS></Extra></CC5Request>',
    );
  });
});

describe('reading an answer', () => {
  it('PAY-10 decodes ISO-8859-9, entities and empty tags; splits pairs at the first colon', () => {
    const message = Buffer.concat([
      Buffer.from('<ErrMsg>'),
      Buffer.from([0xdd, 0x70, 0x74, 0x61, 0x6c, 0x20, 0xfe, 0xfd, 0xf0]),
      Buffer.from('&amp;&#351;\n!</ErrMsg><OrderId/><Extra>'),
      Buffer.from(`<ORDERSTATUS>ORD_ID:${oid}\tAUTH_DTTM:${at}\tAUTH_CODE:</ORDERSTATUS></Extra>`),
    ]);
    const answer = read('', message);
    expect(answer.message).toBe('İptal şığ&ş !');
    expect([answer.field('OrderId'), answer.field('TransId')]).toEqual(['', '']);
    expect([answer.extra('ORD_ID'), answer.extra('AUTH_DTTM'), answer.extra('AUTH_CODE')]).toEqual([
      oid,
      at,
      '',
    ]);
  });

  it.each([
    ['a page', '<html><body>CC5Response</body></html>'],
    ['nothing', ''],
    ['text', 'OK'],
    ['half an answer', '<?xml version="1.0"?><CC5Response><ErrMsg></ErrMsg>'],
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><CC5Response><ErrMsg>&a;</ErrMsg></CC5Response>'],
    ['tags inside a tag', '<CC5Response><ErrMsg><b>x</b></ErrMsg></CC5Response>'],
    [
      'two answers in one',
      '<CC5Response><Response>Declined</Response><Response>Approved</Response></CC5Response>',
    ],
  ])('PAY-10 %s is none', (_name, text) => {
    expect(readCc5(Buffer.from(text))).toBeNull();
  });

  it('PAY-10 bytes in another encoding than promised still are an answer', () => {
    expect(read('', Buffer.from('<ErrMsg>İşlem</ErrMsg><Extra/>', 'utf8')).message).not.toBe('');
    expect(readCc5(Buffer.from('\u{feff}<CC5Response><ErrMsg>x</ErrMsg></CC5Response>'))?.message).toBe('x');
  });
});

describe('a status', () => {
  it.each([
    ['a sale of an open day', { TRANS_STAT: 'C' }, 'approved', 'captured'],
    ['a settled sale', { TRANS_STAT: 'S', SETTLEID: '2090' }, 'approved', 'settled'],
    ['an open preauthorisation', { TRANS_STAT: 'A', CAPTURE_AMT: '' }, 'pending', 'authorised'],
    ['a voided sale', { TRANS_STAT: 'V', VOID_DTTM: at }, 'declined', 'voided'],
    ['a failed sale', { TRANS_STAT: 'D', PROC_RET_CD: '05' }, 'declined', 'failed'],
    ['a cancelled sale', { TRANS_STAT: 'CNCL' }, 'declined', 'cancelled'],
    ['a pending sale', { TRANS_STAT: 'PN' }, 'pending', 'pending'],
    ['a sale still processed', { TRANS_STAT: 'NW' }, 'pending', 'pending'],
    ['an error', { TRANS_STAT: 'ERR' }, 'pending', 'error'],
    ['a technical reversal', { TRANS_STAT: 'R' }, 'pending', 'reversal'],
    ['a success with another code', { PROC_RET_CD: '05' }, 'pending', 'error'],
    ['a success without a code', { PROC_RET_CD: '' }, 'pending', 'error'],
  ])('PAY-10 %s', (_name, changes, kind, state) => {
    expect(readBankStatus(found(changes), oid, TRY)).toEqual({
      kind,
      transaction: { kind: 'sale', state, transactionId: id, amount: 2_750_000, at },
    });
  });

  it.each([
    ['another order', found({ ORD_ID: 'TR267F3K2Q2' })],
    ['the order in another case', found({ ORD_ID: oid.toLowerCase() })],
    ['no order', found({ ORD_ID: '', ORDERSTATUS: 'ORD_ID:' })],
    ['a new state', found({ TRANS_STAT: 'X' })],
    ['a new kind', found({ CHARGE_TYPE_CD: 'P' })],
    ['no transaction', found({ TRANS_ID: '', ORDERSTATUS: `ORD_ID:${oid}` })],
    ['not approved itself', found({}, { Response: 'Error' })],
    ['not coded 00 itself', found({}, { ProcReturnCode: '99' })],
    ['an empty answer', read('<Extra></Extra>')],
    [
      'no record, but with a code',
      read(tags({ Response: 'Declined', ProcReturnCode: '99', ERRORCODE: 'CORE-1' })),
    ],
  ])('PAY-10 of %s is unknown', (_name, answer) => {
    expect(readBankStatus(answer, oid, TRY).kind).toBe('unknown');
  });

  it('PAY-10 of a refund is none of the sale; nothing found is absent', () => {
    expect(readBankStatus(found({ CHARGE_TYPE_CD: 'C' }), oid, TRY)).toEqual({ kind: 'shows_refund' });
    const nothing = read(
      tags({
        ErrMsg: `No record found for ${oid}`,
        ProcReturnCode: '99',
        Response: 'Declined',
        OrderId: '',
        TransId: '',
        Extra: tags({ NUMCODE: '0', ORDERSTATUS: 'ORD_ID:\tCHARGE_TYPE_CD:\tTRANS_STAT:' }),
      }),
    );
    expect(readBankStatus(nothing, oid, TRY)).toEqual({ kind: 'absent' });
  });

  it.each([
    ['whole units where the currency has no decimals', '125000', KGS, 1250],
    ['no part of such a unit', '125050', KGS, null],
    ['hundredths', '101', TRY, 101],
    ['no decimals of its own', '1.01', TRY, null],
    ['no sign', '-101', TRY, null],
  ])('PAY-10 amounts are hundredths: %s', (_name, text, currency, amount) => {
    expect(readBankStatus(found({ CAPTURE_AMT: text }), oid, currency)).toMatchObject({
      transaction: { amount },
    });
  });
});

describe('a history', () => {
  const sale = `S\tV\t101\t101\t${at}\t${at}\t${at}\t400200744059\tP78955\t00\t${id}`;
  const refusedRefund = `C\tD\t100\t100\t${at}\t${at}\t\t\t\t99\tR1`;
  const preauthorised = `S\tA\t205\t\t${at}\t\t\t400100743899\tT56045\t00\tA1`;

  it('PAY-10 holds every transaction, the newest first', () => {
    expect(readBankHistory(history([refusedRefund, sale, preauthorised]), oid, TRY)).toEqual({
      kind: 'found',
      transactions: [
        { kind: 'refund', state: 'failed', transactionId: 'R1', amount: 100, at },
        { kind: 'sale', state: 'voided', transactionId: id, amount: 101, at },
        { kind: 'sale', state: 'authorised', transactionId: 'A1', amount: 205, at },
      ],
    });
  });

  it.each([
    ['fewer rows than counted', history([sale], { TRXCOUNT: '2' })],
    ['a row too short', history(['S\tC\t101'])],
    ['a row of a new kind', history([sale.replace('S', 'X')])],
    ['another order', history([sale], { OrderId: 'TR267F3K2Q2' })],
    ['no count', history([sale], { TRXCOUNT: '' })],
    ['an error', history([], { Response: 'Error', ProcReturnCode: '99' })],
  ])('PAY-10 with %s is unknown', (_name, answer) => {
    expect(readBankHistory(answer, oid, TRY).kind).toBe('unknown');
  });

  it('PAY-10 of nothing is absent', () => {
    expect(readBankHistory(history([], { Response: 'Declined', ProcReturnCode: '05' }), oid, TRY)).toEqual({
      kind: 'absent',
    });
  });
});

describe('a void or a refund', () => {
  const error = { Response: 'Error', ProcReturnCode: '99' };
  const voided = { oid, transactionId: id };
  const refunded = { oid, transactionId: null };

  it('PAY-10 is done when approved with 00, and a void only of the transaction that was meant', () => {
    expect(readBankChange(change({}), voided)).toEqual({ kind: 'done', transactionId: id });
    expect(readBankChange(change({ TransId: 'R1' }), refunded)).toEqual({
      kind: 'done',
      transactionId: 'R1',
    });
    expect(readBankChange(change({ TransId: 'R1' }), voided)).toEqual({
      kind: 'wrong_transaction',
      transactionId: 'R1',
    });
  });

  it.each([
    ['CORE-2508', 'not_settled'],
    ['CORE-2511', 'settled'],
    ['CORE-2503', 'too_much'],
    ['CORE-2504', 'nothing_left'],
    ['CORE-2117', 'nothing_left'],
    ['CORE-2123', 'nothing_left'],
    ['CORE-2008', 'nothing_left'],
    ['CORE-2514', 'not_allowed'],
    ['CORE-2517', 'not_allowed'],
    ['CORE-2133', 'other'],
  ])('PAY-10 %s is refused: %s', (code, why) => {
    const refused = { kind: 'refused', why, code, message: 'No' };
    expect(readBankChange(change({ ...error, ErrMsg: 'No' }, { ERRORCODE: code }), refunded)).toEqual(
      refused,
    );
    expect(readBankChange(change({ ...error, ErrMsg: 'No', ERRORCODE: code }), refunded)).toEqual(refused);
  });

  it('PAY-10 a code alone is enough, and so is a decline of the card’s bank', () => {
    expect(readBankChange(read(tags({ ERRORCODE: '215021' })), refunded)).toMatchObject({
      kind: 'refused',
      why: 'nothing_left',
      code: '215021',
    });
    expect(readBankChange(change({ Response: 'Declined', ProcReturnCode: '57' }), refunded)).toMatchObject({
      kind: 'refused',
      why: 'other',
      code: '57',
    });
    const missing = { Response: 'Declined', ProcReturnCode: '99', ErrMsg: `No record found for ${oid}` };
    expect(readBankChange(change(missing), refunded)).toMatchObject({ kind: 'refused', why: 'not_found' });
  });

  it.each([
    ['approved without 00', change({ ProcReturnCode: '05' })],
    ['approved without a number', change({ TransId: '' })],
    ['for another order', change({ OrderId: 'TR267F3K2Q2' })],
    ['busy', change(error, { ERRORCODE: 'CORE-2304' })],
    ['an error without a code', change(error)],
    ['an empty answer', read('<Extra></Extra>')],
  ])('PAY-10 %s is unknown', (_name, answer) => {
    expect(readBankChange(answer, refunded).kind).toBe('unknown');
  });
});
