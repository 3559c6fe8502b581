import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { bankBooks } from './bank-books.ts';
import { createBankSimulator } from './create-bank-simulator.ts';
import { hashVersion3, type Fields } from './hash.ts';

const merchant = {
  clientId: '170000005',
  storeKey: 'PRACTICE17',
  name: 'Aloe Shop',
  currency: { isoNumber: '417', code: 'KGS' },
};
const today = Date.UTC(2026, 10, 21);
const card = { cardHolderName: 'AIGUL O', pan: '4355 0843 5508 4358', expiry: '12/27', cv2: '000' };

const bank = async () => createBankSimulator({ merchants: [merchant], now: () => today });

const asked = (changes: Fields = {}): Fields => {
  const fields: Fields = {
    clientid: merchant.clientId,
    storetype: '3d_pay_hosting',
    amount: '1250',
    oid: 'KG267F3K2Q1',
    okUrl: 'http://shop.localhost:3000/pay/callback/bank/ok',
    failUrl: 'http://shop.localhost:3000/pay/callback/bank/fail',
    rnd: 'a1b2c3d4e5f6a7b8c9d0',
    currency: '417',
    lang: 'en',
    islemtipi: 'Auth',
    taksit: '',
    hashAlgorithm: 'ver3',
    ...changes,
  };
  return { ...fields, hash: hashVersion3(fields, merchant.storeKey) };
};

const post = async (app: FastifyInstance, url: string, fields: Fields) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

const hiddenFields = (page: string): Fields =>
  Object.fromEntries(
    [...page.matchAll(/<input\s+type="hidden"\s+name="([^"]*)"\s+value="([^"]*)"\s*\/?>/g)].map(
      ([, name, value]) => [name ?? '', (value ?? '').replaceAll('&#39;', "'").replaceAll('&amp;', '&')],
    ),
  );

const throughCard = async (app: FastifyInstance, changes: Fields = {}) => {
  const begun = await post(app, '/fim/est3Dgate', asked(changes));
  const typed = await post(app, String(begun.headers.location), card);
  expect(typed.statusCode).toBe(303);
  return String(typed.headers.location);
};

describe('the hosted card page', () => {
  it('PAY-4 takes a signed request, then a card, then shows amount, shop and last digits', async () => {
    const app = await bank();
    const secure = await throughCard(app);
    const page = await app.inject(secure);
    expect(page.body).toContain('1,250 KGS');
    expect(page.body).toContain('Aloe Shop');
    expect(page.body).toContain('•••• 4358');
    expect(page.body).not.toContain('43550843');
    for (const name of ['Approve', 'Decline', 'Abandon'])
      expect(page.body).toMatch(new RegExp(`<button[^>]*>${name}</button>`));
  });

  it.each([
    ['pan', { pan: '4355 0843 5508 4359' }, 'Check the card number'],
    ['expiry', { expiry: '10/26' }, 'Enter a valid month and year'],
    ['cv2', { cv2: '12' }, '3 or 4 digits on the card'],
  ])('PAY-4 refuses a wrong %s beside its field and keeps what was typed', async (name, change, fault) => {
    const app = await bank();
    const begun = await post(app, '/fim/est3Dgate', asked());
    const answer = await post(app, String(begun.headers.location), { ...card, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`<span class="fault" id="${name}-fault">${fault}</span>`);
    expect(answer.body).toContain('value="AIGUL O"');
    expect(answer.body).not.toContain('value="000"');
  });

  it.each([
    ['ru', 'Подтвердите оплату'],
    ['tr', 'Ödemeyi onaylayın'],
    ['az', 'Ödənişi təsdiqləyin'],
    ['kk', 'Төлемді растаңыз'],
    ['ka', 'დაადასტურეთ გადახდა'],
    ['fi', 'Confirm the payment'],
  ])('speaks %s', async (lang, title) => {
    const app = await bank();
    expect((await app.inject(await throughCard(app, { lang }))).body).toContain(`<h1>${title}</h1>`);
  });
});

describe('the on-page mode', () => {
  it('PAY-4 takes the card that the browser added to the signed form, and calls a strange currency by its number', async () => {
    const app = await bank();
    const begun = await post(app, '/fim/est3Dgate', {
      ...asked({ storetype: '3d_pay', currency: '949', amount: '259.90' }),
      pan: '4355084355084358',
      Ecom_Payment_Card_ExpDate_Month: '12',
      Ecom_Payment_Card_ExpDate_Year: '27',
      cv2: '000',
    });
    const page = await app.inject(String(begun.headers.location));
    expect(page.body).toContain('259.90 949');
    expect(page.body).toContain('•••• 4358');
  });
});

describe('the answer', () => {
  const decide = async (app: FastifyInstance, secure: string, decision: string) => {
    const page = await post(app, secure, { decision });
    return {
      page,
      fields: hiddenFields(page.body),
      action: /<form method="post" action="([^"]*)"/.exec(page.body)?.[1],
    };
  };

  it.each([
    ['approve', '/ok', { mdStatus: '1', Response: 'Approved', ProcReturnCode: '00' }],
    ['decline', '/fail', { mdStatus: '1', Response: 'Declined', ProcReturnCode: '05' }],
    ['abandon', '/fail', { mdStatus: '0', Response: 'Error', ProcReturnCode: '99' }],
  ])('PAY-4 %s goes back signed', async (decision, way, outcome) => {
    const app = await bank();
    const { page, fields, action } = await decide(app, await throughCard(app), decision);
    expect(action).toBe(`http://shop.localhost:3000/pay/callback/bank${way}`);
    expect(fields).toMatchObject({
      ...outcome,
      oid: 'KG267F3K2Q1',
      amount: '1250',
      currency: '417',
      clientid: merchant.clientId,
    });
    const { HASH, ...signed } = fields;
    expect(HASH).toBe(hashVersion3(signed, merchant.storeKey));
    expect(fields['MaskedPan']).toBe('435508***4358');
    expect(JSON.stringify(fields)).not.toContain('4355084355084358');
    expect(page.body).toContain('<button>Continue</button>');
    expect(page.headers['content-security-policy']).toContain(
      "form-action 'self' http://shop.localhost:3000;",
    );
  });

  it('PAY-4 pressed twice is one answer, and a paid order number is not charged again', async () => {
    const app = await bank();
    const secure = await throughCard(app);
    const first = await decide(app, secure, 'approve');
    const second = await decide(app, secure, 'decline');
    expect(second.fields).toEqual(first.fields);
    const again = await decide(app, await throughCard(app), 'approve');
    expect(again.fields).toMatchObject({ Response: 'Error', ProcReturnCode: '99' });
    expect(again.action).toContain('/fail');
  });

  it('PAY-4 a failed order number may be tried again', async () => {
    const app = await bank();
    const declined = await decide(app, await throughCard(app), 'decline');
    const approved = await decide(app, await throughCard(app), 'approve');
    expect(approved.fields['Response']).toBe('Approved');
    expect(approved.fields['TransId']).not.toBe(declined.fields['TransId']);
  });

  it.each([
    ['also goes to the shop’s server when it asked for that', false],
    ['is kept from the shop’s server by a fault, not from the browser', true],
  ])('PAY-4 PAY-10 %s', async (_name, dropNotices) => {
    const app = await bank();
    bankBooks(app).faults.dropNotices = dropNotices;
    const received: string[] = [];
    const shop = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => received.push(chunk.toString()));
      request.on('end', () => response.end('OK'));
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const address = shop.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const secure = await throughCard(app, {
      callbackUrl: `http://shop.localhost:${port}/pay/callback/bank/ok`,
    });
    const { fields } = await decide(app, secure, 'approve');
    shop.close();
    expect(fields['Response']).toBe('Approved');
    expect(Object.fromEntries(new URLSearchParams(received.join('')))).toEqual(dropNotices ? {} : fields);
  });

  it('PAY-10 stands in the bank’s books under the same number, with the card masked', async () => {
    const app = await bank();
    const answers = [];
    for (const decision of ['decline', 'abandon', 'approve', 'approve'])
      answers.push((await decide(app, await throughCard(app), decision)).fields);
    const rows = bankBooks(app).transactionsOf('KG267F3K2Q1');
    expect(rows.map(({ transactionId }) => transactionId)).toEqual(
      answers.map((fields) => fields['TransId']).toReversed(),
    );
    expect(rows.map(({ state, returnCode }) => `${state} ${returnCode}`)).toEqual([
      'failed 99',
      'captured 00',
      'failed 99',
      'failed 05',
    ]);
    expect(rows[1]).toMatchObject({ amount: 125_000, maskedCard: '4355 08** **** 4358' });
  });
});

describe('a request that is turned away', () => {
  it.each([
    ['an unknown shop', { ...asked(), clientid: '1' }, 'unknown_merchant'],
    ['a wrong signature', { ...asked(), amount: '1' }, 'wrong_signature'],
    ['no signature', { ...asked(), hash: '' }, 'wrong_signature'],
    ['a sum of nothing', asked({ amount: '0' }), 'wrong_amount'],
    ['a negative sum', asked({ amount: '-5' }), 'wrong_amount'],
    ['a sum with a comma', asked({ amount: '12,50' }), 'wrong_amount'],
    ['an unknown mode', asked({ storetype: 'pay' }), 'wrong_request'],
    ['a script as way back', asked({ okUrl: 'javascript:alert(1)' }), 'wrong_request'],
    ['an order number with signs', asked({ oid: 'A-1' }), 'wrong_request'],
  ])('PAY-4 %s', async (_name, fields, code) => {
    const answer = await post(await bank(), '/fim/est3Dgate', fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(code);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  it('an unknown visit says so', async () => {
    const app = await bank();
    expect((await app.inject('/fim/card/nothing')).statusCode).toBe(404);
    expect((await post(app, '/fim/secure/nothing', { decision: 'approve' })).statusCode).toBe(404);
  });
});
