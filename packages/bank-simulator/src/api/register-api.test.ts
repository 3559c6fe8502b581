import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { bankBooks } from '../bank-books.ts';
import { createBankSimulator } from '../create-bank-simulator.ts';

const merchant = { clientId: '170000005', storeKey: 'KEY', apiUser: 'API', apiPassword: 'SECRET' };
const today = Date.UTC(2026, 10, 21, 8, 30, 0, 557);
const oid = 'KG267F3K2Q1';
const sale = { oid, amount: '1250', currency: '417' };
let open: FastifyInstance | null = null;

afterEach(async () => {
  await open?.close();
  open = null;
});

const begin = async () => {
  const bank = await createBankSimulator({
    merchants: [merchant, { ...merchant, clientId: '2' }, { clientId: '3', storeKey: 'KEY' }],
    now: () => today,
  });
  open = bank;
  return { bank, books: bankBooks(bank) };
};

const request = (content: string, { clientId = merchant.clientId, password = 'SECRET' } = {}) =>
  `<?xml version="1.0" encoding="ISO-8859-9"?>\n<CC5Request>\n<Name>API</Name><Password>${password}</Password>\n<ClientId>${clientId}</ClientId>${content}</CC5Request>\n`;
const status = `<OrderId>${oid}</OrderId><Extra><ORDERSTATUS>QUERY</ORDERSTATUS></Extra>`;
const history = `<OrderId>${oid}</OrderId><Extra><ORDERHISTORY>QUERY</ORDERHISTORY></Extra>`;
const voidOf = (inner: string) => `<Type>Void</Type>${inner}`;
const creditOf = (inner: string) => `<Type>Credit</Type><OrderId>${oid}</OrderId>${inner}`;

const post = async (bank: FastifyInstance, payload: string, type = 'text/xml') =>
  bank.inject({
    method: 'POST',
    url: '/fim/api',
    payload,
    headers: type === '' ? {} : { 'content-type': type },
  });
const ask = async (bank: FastifyInstance, content: string, as = {}) =>
  new TextDecoder('iso-8859-9').decode((await post(bank, request(content, as))).rawPayload);
const tag = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

describe('a request', () => {
  it.each([
    ['the form field DATA', 'application/x-www-form-urlencoded', true],
    ['XML as itself', 'text/xml; charset=ISO-8859-9', false],
    ['XML that says it is a form', 'application/x-www-form-urlencoded', false],
    ['XML that says nothing', '', false],
  ])('PAY-10 is read as %s', async (_name, type, form) => {
    const { bank, books } = await begin();
    const TransId = books.approve(sale);
    const xml = request(status);
    const answer = await post(bank, form ? new URLSearchParams({ DATA: xml }).toString() : xml, type);
    expect(answer.headers['content-type']).toBe('text/xml;charset=ISO-8859-9');
    expect(answer.body).toContain(`<TransId>${TransId}</TransId>`);
  });

  it.each([
    ['a wrong password', request(status, { password: 'guessed' })],
    ['an unknown merchant', request(status, { clientId: '1' })],
    ['a merchant without an API user', request(status, { clientId: '3' })],
  ])('PAY-10 with %s is an error with status 200', async (_name, xml) => {
    const { bank, books } = await begin();
    books.approve(sale);
    const answer = await post(bank, xml);
    expect(answer.statusCode).toBe(200);
    expect(tag(answer.body, 'Response')).toBe('Error');
    expect(tag(answer.body, 'ERRORCODE')).toBe('CORE-2201');
    expect(answer.body).not.toContain('TRANS_STAT');
  });

  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['half a document', '<CC5Request><Name>API</Name>'],
    ['a tag twice', request(`<OrderId>A1</OrderId>${status}`)],
    ['an attribute', request('<OrderId x="1">A1</OrderId>')],
  ])('PAY-10 of %s can’t be read', async (_name, payload) => {
    const { bank } = await begin();
    const answer = await post(bank, payload);
    expect([answer.statusCode, tag(answer.body, 'Response'), tag(answer.body, 'ProcReturnCode')]).toEqual([
      200,
      'Error',
      '99',
    ]);
  });
});

describe('a status', () => {
  it('PAY-10 shows one transaction in tags and as a line of pairs', async () => {
    const { bank, books } = await begin();
    const id = books.approve(sale);
    const { authCode, hostReference } = books.transactionsOf(oid)[0] ?? {};
    expect(await ask(bank, status)).toBe(`<?xml version="1.0" encoding="ISO-8859-9"?>
<CC5Response>
  <ErrMsg>Record(s) found for ${oid}</ErrMsg>
  <ProcReturnCode>00</ProcReturnCode>
  <Response>Approved</Response>
  <OrderId>${oid}</OrderId>
  <TransId>${id}</TransId>
  <Extra>
    <AUTH_CODE>${authCode}</AUTH_CODE>
    <AUTH_DTTM>2026-11-21 08:30:00.557</AUTH_DTTM>
    <CAPTURE_AMT>125000</CAPTURE_AMT>
    <CAPTURE_DTTM>2026-11-21 08:30:00.557</CAPTURE_DTTM>
    <CAVV_3D></CAVV_3D>
    <CHARGE_TYPE_CD>S</CHARGE_TYPE_CD>
    <ECI_3D></ECI_3D>
    <HOSTDATE>1121-083000</HOSTDATE>
    <HOST_REF_NUM>${hostReference}</HOST_REF_NUM>
    <MDSTATUS></MDSTATUS>
    <NUMCODE>0</NUMCODE>
    <ORDERSTATUS>ORD_ID:${oid}\tCHARGE_TYPE_CD:S\tORIG_TRANS_AMT:125000\tCAPTURE_AMT:125000\tTRANS_STAT:C\tAUTH_DTTM:2026-11-21 08:30:00.557\tCAPTURE_DTTM:2026-11-21 08:30:00.557\tAUTH_CODE:${authCode}\tTRANS_ID:${id}</ORDERSTATUS>
    <ORD_ID>${oid}</ORD_ID>
    <ORIG_TRANS_AMT>125000</ORIG_TRANS_AMT>
    <PAN></PAN>
    <PROC_RET_CD>00</PROC_RET_CD>
    <SETTLEID></SETTLEID>
    <TRANS_ID>${id}</TRANS_ID>
    <TRANS_STAT>C</TRANS_STAT>
    <XID_3D></XID_3D>
  </Extra>
</CC5Response>`);
  });

  it('PAY-10 of nothing is 99 and empty, of another merchant’s order too', async () => {
    const { bank, books } = await begin();
    books.approve(sale);
    const answer = await ask(bank, status, { clientId: '2' });
    expect(answer).toContain(`  <ErrMsg>No record found for ${oid}</ErrMsg>
  <ProcReturnCode>99</ProcReturnCode>
  <Response>Declined</Response>
  <OrderId></OrderId>
  <TransId></TransId>
  <Extra>
    <NUMCODE>0</NUMCODE>
    <ORDERSTATUS>ORD_ID:\tCHARGE_TYPE_CD:\tORIG_TRANS_AMT:\tCAPTURE_AMT:\tTRANS_STAT:\tAUTH_DTTM:\tCAPTURE_DTTM:\tAUTH_CODE:</ORDERSTATUS>
  </Extra>`);
  });

  it('PAY-10 shows the last success, else the last failure; a settlement, a void and a refund', async () => {
    const { bank, books } = await begin();
    const shown = async () => {
      const answer = await ask(bank, status);
      return ['CHARGE_TYPE_CD', 'TRANS_STAT', 'PROC_RET_CD'].map((name) => tag(answer, name)).join(' ');
    };
    books.decline(sale);
    expect(await shown()).toBe('S D 05');
    books.approve(sale);
    books.decline(sale);
    expect(await shown()).toBe('S C 00');
    books.settle();
    expect(await shown()).toBe('S S 00');
    expect(tag(await ask(bank, status), 'SETTLEID')).toBe('2096');
    await ask(bank, creditOf('<Total>1.00</Total>'));
    expect(await shown()).toBe('C C 00');
    await ask(bank, voidOf(`<OrderId>${oid}</OrderId>`));
    expect(await shown()).toBe('C V 00');
    expect(tag(await ask(bank, status), 'VOID_DTTM')).toBe('2026-11-21 08:30:00.557');
  });
});

describe('a history', () => {
  it('PAY-10 has a row of tab columns for each transaction, the newest first; a void edits its row', async () => {
    const { bank, books } = await begin();
    const failed = books.decline(sale);
    const id = books.approve(sale);
    const { authCode, hostReference } = books.transactionsOf(oid)[0] ?? {};
    await ask(bank, voidOf(`<TransId>${id}</TransId>`));
    const at = '2026-11-21 08:30:00.557';
    const answer = await ask(bank, history);
    expect(answer).toContain(
      `    <TRX1>S\tV\t125000\t125000\t${at}\t${at}\t${at}\t${hostReference}\t${authCode}\t00\t${id}</TRX1>
    <TRX2>S\tD\t125000\t125000\t${at}\t${at}\t\t\t\t05\t${failed}</TRX2>
    <TRXCOUNT>2</TRXCOUNT>`,
    );
    expect(tag(answer, 'OrderId')).toBe(oid);
  });

  it('PAY-10 of nothing is 05 and a count of 0', async () => {
    const { bank } = await begin();
    const answer = await ask(bank, history);
    expect(['ProcReturnCode', 'Response', 'TRXCOUNT'].map((name) => tag(answer, name))).toEqual([
      '05',
      'Declined',
      '0',
    ]);
  });
});

describe('a void', () => {
  it('PAY-10 answers with the transaction that it took back, and refuses in Turkish, in its own encoding', async () => {
    const { bank, books } = await begin();
    const id = books.approve(sale);
    const done = await ask(bank, voidOf(`<OrderId>${oid}</OrderId>`));
    expect(['Response', 'ProcReturnCode', 'TransId', 'ERRORCODE'].map((name) => tag(done, name))).toEqual([
      'Approved',
      '00',
      id,
      '',
    ]);
    const again = await ask(bank, voidOf(`<OrderId>${oid}</OrderId>`));
    expect(['OrderId', 'Response', 'ERRORCODE', 'NUMCODE', 'ErrMsg'].map((name) => tag(again, name))).toEqual(
      ['', 'Error', 'CORE-2008', '992008', 'İptal edilmeye uygun satış işlemi bulunamadı.'],
    );
  });

  it('PAY-10 by order hits the one refund of the open day; of two it wants the number', async () => {
    const { bank, books } = await begin();
    books.approve(sale);
    books.settle();
    const byOrder = voidOf(`<OrderId>${oid}</OrderId>`);
    expect(tag(await ask(bank, byOrder), 'ERRORCODE')).toBe('CORE-2511');
    const first = tag(await ask(bank, creditOf('<Total>5.00</Total>')), 'TransId');
    expect(tag(await ask(bank, byOrder), 'TransId')).toBe(first);
    await ask(bank, creditOf('<Total>5.00</Total>'));
    const third = tag(await ask(bank, creditOf('<Total>6.00</Total>')), 'TransId');
    expect(tag(await ask(bank, byOrder), 'ERRORCODE')).toBe('CORE-2133');
    expect(tag(await ask(bank, voidOf(`<TransId>${third}</TransId>`)), 'TransId')).toBe(third);
  });

  it('PAY-10 of a failed transaction, or of another merchant’s, finds nothing', async () => {
    const { bank, books } = await begin();
    const failed = `<TransId>${books.decline(sale)}</TransId>`;
    expect(tag(await ask(bank, voidOf(failed)), 'ERRORCODE')).toBe('CORE-2120');
    const paid = `<TransId>${books.approve(sale)}</TransId>`;
    expect(tag(await ask(bank, voidOf(paid), { clientId: '2' }), 'ERRORCODE')).toBe('CORE-2008');
    expect(books.transactionsOf(oid)[0]?.state).toBe('captured');
  });
});

describe('a refund', () => {
  it('PAY-10 without a sum gives all of it back, once', async () => {
    const { bank, books } = await begin();
    books.approve(sale);
    expect(tag(await ask(bank, creditOf('')), 'ERRORCODE')).toBe('CORE-2508');
    books.settle();
    expect(tag(await ask(bank, creditOf('<Currency>417</Currency>')), 'Response')).toBe('Approved');
    expect(books.transactionsOf(oid)[0]).toMatchObject({ kind: 'refund', amount: 125_000 });
    expect(tag(await ask(bank, creditOf('')), 'ERRORCODE')).toBe('CORE-2504');
  });

  it.each([
    ['more than the sale', '<Total>1250.01</Total>', 'CORE-2503'],
    ['another currency', '<Total>1.00</Total><Currency>949</Currency>', ''],
    ['no sum', '<Total>0</Total>', ''],
    ['a comma', '<Total>1,00</Total>', ''],
  ])('PAY-10 of %s is refused', async (_name, inner, code) => {
    const { bank, books } = await begin();
    books.approve(sale);
    books.settle();
    const answer = await ask(bank, creditOf(inner));
    expect([tag(answer, 'Response'), tag(answer, 'ERRORCODE')]).toEqual(['Error', code]);
    expect(books.transactionsOf(oid).filter(({ state }) => state !== 'failed')).toHaveLength(1);
  });

  it('PAY-10 of an order that nobody paid finds nothing', async () => {
    const { bank } = await begin();
    expect(tag(await ask(bank, creditOf('')), 'ERRORCODE')).toBe('CORE-2117');
  });
});

describe('a fault', () => {
  it('PAY-10 of encoding sends UTF-8 under a header that says otherwise', async () => {
    const { bank, books } = await begin();
    books.faults.wrongEncoding = true;
    const answer = await post(bank, request(status));
    expect(answer.headers['content-type']).toContain('ISO-8859-9');
    expect(answer.rawPayload.toString('utf8')).toContain('İşlem');
  });

  it('PAY-10 of silence neither answers nor keeps the bank from closing', async () => {
    const { bank, books } = await begin();
    const url = await bank.listen({ port: 0, host: '127.0.0.1' });
    books.faults.silent = true;
    const reached = new Promise((resolve) => bank.server.once('request', resolve));
    const asked = fetch(`${url}/fim/api`, { method: 'POST', body: request(status) });
    const ended = expect(asked).rejects.toThrow();
    await reached;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await bank.close();
    await ended;
  });
});

describe('the books', () => {
  it('PAY-10 keep no more failures of one order than they must', async () => {
    const { books } = await begin();
    for (let tries = 0; tries < 300; tries += 1) books.decline(sale);
    const id = books.approve(sale);
    expect(books.transactionsOf(oid)).toHaveLength(201);
    expect(books.transactionsOf(oid)[0]?.transactionId).toBe(id);
    expect(() => books.approve({ ...sale, amount: '12,50' })).toThrow(RangeError);
  });
});
