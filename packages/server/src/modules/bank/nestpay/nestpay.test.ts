import { describe, expect, it } from 'vitest';
import { readFormFields } from '../form-fields.ts';
import { matchesAttempt } from '../matches-attempt.ts';
import { withoutCard } from '../without-card.ts';
import { createNestpay } from './create-nestpay.ts';
import { hashMatches, hashVersion3 } from './hash.ts';

const lira = { code: 'TRY', isoNumber: '949', digits: 2 } as const;
const som = { code: 'KGS', isoNumber: '417', digits: 0 } as const;

const payRequest = {
  clientid: '190100000',
  storetype: '3d_pay',
  amount: '100.25',
  oid: 'order222',
  okUrl: 'https://domain.com/success',
  failUrl: 'https://domain.com/fail_url',
  rnd: 'rand',
  lang: 'tr',
  currency: '949',
  taksit: '',
  islemtipi: 'Auth',
  firmaadi: 'siparis veren',
  Email: 'test@test.com',
  hashAlgorithm: 'ver3',
};

const mixedCase = {
  clientId: '100200127',
  amount: '95.93',
  okurl: 'http://localhost:8080/SampleCodeJSPTest/GenericVer3ResponseHandler',
  failUrl: 'http://localhost:8080/SampleCodeJSPTest/GenericVer3ResponseHandler',
  TranType: 'Auth',
  Instalment: '',
  callbackUrl: 'http://localhost:8080/SampleCodeJSPTest/GateResponseControl.jsp',
  currency: '949',
  rnd: '87954458746',
  storeType: '3D',
  lang: 'tr',
  hashAlgorithm: 'ver3',
  BillToName: 'name',
  BillTocompany: 'billToCompany',
  refreshTime: '5',
};

const hostedInRussian = {
  clientid: '170000005',
  storetype: '3d_pay_hosting',
  amount: '1250',
  oid: '000123456789',
  okUrl: 'https://kg.example.test/pay/success/demir',
  failUrl: 'https://kg.example.test/pay/error',
  TranType: 'Auth',
  Instalment: '',
  currency: '417',
  rnd: 'a1b2c3d4e5f6a7b8c9d0',
  lang: 'ru',
  refreshtime: '0',
  hashAlgorithm: 'ver3',
  encoding: 'utf-8',
  BillToName: 'Айгүл Өзгөнова',
};

/** A real answer of a test gateway. */
const answer = {
  ReturnOid: '202210308C0F',
  TRANID: '',
  hashAlgorithm: 'ver3',
  PAResSyntaxOK: 'true',
  firmaadi: 'John Doe',
  islemtipi: 'Auth',
  lang: 'tr',
  merchantID: '190200000',
  maskedCreditCard: '4355 08** **** 4358',
  amount: '1.01',
  sID: '1',
  ACQBIN: '454672',
  Ecom_Payment_Card_ExpDate_Year: '26',
  EXTRA_CARDBRAND: 'VISA',
  Email: 'mail@customer.com',
  MaskedPan: '435508***4358',
  acqStan: '184784',
  merchantName: 'Ziraat 3D_Pay',
  clientIp: '89.244.149.137',
  EXTRA_KAZANILANPUAN: '000000010.00',
  okUrl: 'http://localhost/akbank/3d-pay/response.php',
  md: '435508:51104213993AC8DFE8839C7F7E391B461115D09A1D88948C8ACE421D7D7EAA5A:3545:##190200000',
  ProcReturnCode: '00',
  payResults_dsId: '1',
  taksit: '',
  TransId: '22303RqiC11252',
  EXTRA_TRXDATE: '20221030 17:42:33',
  Ecom_Payment_Card_ExpDate_Month: '12',
  storetype: '3d_pay',
  Response: 'Approved',
  SettleId: '2383',
  mdErrorMsg:
    'Y-status/Challenge authentication via ACS: https://3ds-acs.test.modirum.com/mdpayacs/creq?token=214711321.1667140951.Ud_jQl3B2l1',
  ErrMsg: '',
  PAResVerified: 'true',
  cavv: 'ABABBCgghAAAAABllJMDdZdTdic=',
  digest: 'digest',
  HostRefNum: '230317184784',
  callbackCall: 'true',
  AuthCode: '216981',
  failUrl: 'http://localhost/akbank/3d-pay/response.php',
  xid: 'N1An1iS5iN4u/1VWS6CgzSGRtN0=',
  encoding: 'ISO-8859-9',
  currency: '949',
  oid: '202210308C0F',
  mdStatus: '1',
  dsId: '1',
  eci: '05',
  version: '2.0',
  EXTRA_CARDISSUER: 'AKBANK T.A.S.',
  clientid: '190200000',
  txstatus: 'Y',
  HASH: 'jVgcwtx4vxxAcX8+ajsrrzp77k9uaGu1pjDQfCpoUG95y2MwwGipc6cF3kESiTphjV8/1ESSc6zg9KyTSxUnzA==',
  rnd: 'J/jGATA5LLVaMfpU+Yyu',
};

describe('hash version 3', () => {
  it.each([
    [
      'a published request',
      payRequest,
      '123456',
      '/uPxhEKWCEGi3NsDOOQ4u8Hu5g71v5GWspOid70WehTWEz97PqxG3IN1Jv5jsbOXOw3Z3Rr/0UtywzEgbqFfdA==',
    ],
    [
      'names in mixed case',
      mixedCase,
      'TEST1234',
      'Lq4rSjZrfKHIdfglyEv1M3/YcP5kSkDOPXftDfIadqq6P7QVXqAclz++B/7bm7+UYtML6fI59oqoxnvGEx10JQ==',
    ],
    [
      'other letters, and an encoding that does not count',
      hostedInRussian,
      'KYRGYZ17',
      'I0Ams1c4/CMkm//a9OgJCaFCwm5rUo9lSYaaAPdjqWCdv+mpp9f64RI5q+83cXQembq+fDhh0U0bkz98b/Dadw==',
    ],
    ['a published answer', answer, '123456', answer.HASH],
  ])('PAY-3 of %s', (_name, fields, key, hash) => {
    expect(hashVersion3(fields, key)).toBe(hash);
  });

  it('PAY-3 orders names by their upper case: an underscore comes after the letters', () => {
    const shuffled = { _charset_: 'U', Zeta: 'Z', alpha: 'a', item2: 'two', item10: 'ten' };
    const ordered = { a: 'a', b: 'ten', c: 'two', d: 'Z', e: 'U' };
    expect(hashVersion3(shuffled, 'k')).toBe(hashVersion3(ordered, 'k'));
  });

  it('PAY-5 a changed field, a missing one, another key or another case of the hash is no match', () => {
    expect(hashMatches(answer.HASH, answer, '123456')).toBe(true);
    expect(hashMatches(answer.HASH, { ...answer, mdStatus: '0' }, '123456')).toBe(false);
    expect(hashMatches(answer.HASH, { ...answer, Response: 'Declined' }, '123456')).toBe(false);
    expect(hashMatches(answer.HASH, { ...answer, added: '' }, '123456')).toBe(false);
    expect(hashMatches(answer.HASH, answer, '123457')).toBe(false);
    expect(hashMatches(answer.HASH.toLowerCase(), answer, '123456')).toBe(false);
    expect(hashMatches('', answer, '123456')).toBe(false);
  });
});

const options = {
  slug: 'xbank',
  clientId: '190200000',
  storeKeys: ['123456'],
  gatewayUrl: 'https://bank.example/fim/est3Dgate',
  origin: 'https://shop.example',
  token: () => 'r'.repeat(20),
  queries: null,
} as const;

describe('the provider', () => {
  const provider = createNestpay({ ...options, mode: 'hosted' });

  it.each([
    ['on-page', '3d_pay'],
    ['hosted', '3d_pay_hosting'],
  ] as const)('PAY-1 PAY-3 signs a form in %s mode that holds no card', (mode, storetype) => {
    const form = createNestpay({ ...options, mode }).sign({
      oid: 'A1',
      amount: 25_990,
      currency: lira,
      language: 'tr',
    });
    expect(form.formActionUrl).toBe('https://bank.example/fim/est3Dgate');
    const { hash, ...fields } = form.formHiddenFields;
    expect(fields).toMatchObject({
      storetype,
      amount: '259.90',
      currency: '949',
      oid: 'A1',
      rnd: 'rrrrrrrrrrrrrrrrrrrr',
      okUrl: 'https://shop.example/pay/callback/xbank/ok',
      failUrl: 'https://shop.example/pay/callback/xbank/fail',
    });
    expect(hash).toBe(hashVersion3(fields, '123456'));
    expect(Object.keys(fields).filter((name) => /pan|cv2|ExpDate/i.test(name))).toEqual([]);
  });

  it('PAY-3 money without decimals has none at the bank', () => {
    const form = provider.sign({ oid: 'A1', amount: 1250, currency: som, language: 'ru' });
    expect(form.formHiddenFields['amount']).toBe('1250');
  });

  it('PAY-5 believes a real answer', async () => {
    expect(await provider.verify(answer)).toMatchObject({
      kind: 'approved',
      oid: '202210308C0F',
      amount: '1.01',
      transactionId: '22303RqiC11252',
    });
  });

  it.each([
    ['1', 'Approved', '05'],
    ['1', 'Declined', '05'],
    ['2', 'Approved', '00'],
    ['0', '', ''],
    ['7', 'Error', '99'],
    ['1', 'Approved', '0'],
    ['1', 'approved', '00'],
  ])(
    'PAY-5 mdStatus %s, Response %s, ProcReturnCode %s is no payment',
    async (mdStatus, Response, ProcReturnCode) => {
      const { HASH: _, ...fields } = { ...answer, mdStatus, Response, ProcReturnCode };
      const verdict = await provider.verify({ ...fields, HASH: hashVersion3(fields, '123456') });
      expect(verdict.kind).toBe('declined');
    },
  );

  it('PAY-5 PAY-9 a signed answer about another merchant says whose money it is', async () => {
    const other = createNestpay({ ...options, mode: 'hosted', clientId: '1' });
    expect(await other.verify(answer)).toMatchObject({
      kind: 'approved',
      transactionId: '22303RqiC11252',
      otherMerchant: answer.clientid,
    });
    expect(await provider.verify(answer)).not.toHaveProperty('otherMerchant');
    expect(await provider.verify({ ...answer, amount: '100' })).toEqual({
      kind: 'forged',
      reason: 'signature',
    });
  });

  it('SEC-9 while keys are exchanged it signs with the first and believes an answer of either', async () => {
    const exchanging = createNestpay({ ...options, mode: 'hosted', storeKeys: ['new-key', '123456'] });
    const { HASH: _, ...fields } = answer;
    const answers = [
      answer,
      ...['new-key', 'third-key'].map((key) => ({ ...fields, HASH: hashVersion3(fields, key) })),
    ];
    const verdicts = await Promise.all(answers.map((one) => exchanging.verify(one)));
    expect(verdicts.map(({ kind }) => kind)).toEqual(['approved', 'approved', 'forged']);
    const form = exchanging.sign({ oid: 'A1', amount: 1250, currency: som, language: 'ru' });
    const { hash, ...signed } = form.formHiddenFields;
    expect(hash).toBe(hashVersion3(signed, 'new-key'));
  });

  it('S39 does not start without a key', () => {
    for (const storeKeys of [[], [''], ['123456', '']])
      expect(() => createNestpay({ ...options, mode: 'hosted', storeKeys })).toThrow('store key');
  });
});

describe('an answer meets the attempt', () => {
  const said = {
    kind: 'approved',
    oid: 'A1',
    amount: '1250.00',
    currencyNumber: '417',
    transactionId: 'T',
    reason: '',
  } as const;
  const attempt = { oid: 'A1', amount: 1250 };
  it.each([
    ['as asked', said, true],
    ['without decimals', { ...said, amount: '1250' }, true],
    ['a hundredth more', { ...said, amount: '1250.01' }, false],
    ['another sum', { ...said, amount: '1249' }, false],
    ['a comma', { ...said, amount: '1250,00' }, false],
    ['another currency', { ...said, currencyNumber: '949' }, false],
    ['another number', { ...said, oid: 'A2' }, false],
  ])('PAY-5 %s', (_name, verdict, fits) => {
    expect(matchesAttempt(verdict, attempt, som)).toBe(fits);
  });
});

describe('what is kept of an answer', () => {
  it('PAY-1 SRV-6 holds no card number, expiry or code', () => {
    const kept = withoutCard({
      ...answer,
      pan: '4355084355084358',
      cv2: '000',
      note: 'card 4355 0843 5508 4358 used',
      oid: '\u0000A\ud800',
    });
    expect(Object.keys(kept)).not.toEqual(
      expect.arrayContaining(['pan', 'cv2', 'md', 'cavv', 'Ecom_Payment_Card_ExpDate_Year']),
    );
    expect(kept['note']).toBe('[removed]');
    expect(kept['oid']).toBe('A\ufffd');
    expect(kept['MaskedPan']).toBe('435508***4358');
    expect(kept['HASH']).toBe(answer.HASH);
  });

  it('F11 a field that came twice makes the form unreadable', () => {
    expect(readFormFields({ oid: ['1', '2'] })).toBeNull();
    expect(readFormFields({ oid: '1', OID: '2' })).toBeNull();
    expect(readFormFields(null)).toBeNull();
    expect(readFormFields({ oid: '1' })).toEqual({ oid: '1' });
  });
});
