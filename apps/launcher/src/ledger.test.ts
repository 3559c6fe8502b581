import { createTestServer, logInBuyer, seedProducts, testCountry, type Buyer } from '@caravan/server/testing';
import { openDatabase } from '@caravan/server/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBank, type BankAtWork } from './testing/bank-at-work.ts';
import { answerOf, localCountry, oidOf, startBankShop, type BankShop } from './testing/bank-shop.ts';

const plenty = seedProducts.map((product) => ({ ...product, stock: 500 }));

let bank: BankAtWork;
let shop: BankShop;
let novus: Buyer;

beforeAll(async () => {
  bank = await startBank();
  shop = await startBankShop(bank, { products: plenty });
  novus = await logInBuyer(shop, '999000000005');
});
afterAll(async () => {
  await shop.close();
  await bank.close();
});
beforeEach(async () => {
  bank.heal();
  await shop.pass(61);
  await shop.api('DELETE', 'order/cart/', { token: novus.token });
});

const outcomes = async (pk: number) => (await shop.ledger(pk)).map(({ outcome }) => outcome);
const withOid = async (oid: string) => (await shop.ledger()).filter((entry) => entry.oid === oid);

describe('every verified word of the bank', () => {
  it('PAY-9 an approval is kept with country, merchant, transaction, amount, currency and what became of it', async () => {
    const order = await novus.buy('100', 4);
    const transaction = await shop.pay(order);
    expect(await shop.ledger(order.pk)).toMatchObject([
      {
        country: 'xx',
        merchant: '100',
        kind: 'payment',
        source: 'answer',
        transaction_id: transaction,
        oid: oidOf(order),
        amount: Math.round(Number(order.total) * 100),
        currency: '999',
        outcome: 'paid',
      },
    ]);
  });

  it('PAY-9 through card and 3-D Secure page: the notice pays, the browser after it adds nothing, no card is kept', async () => {
    const order = await novus.buy('100', 4);
    const answer = await bank.goThrough(order.paymentData?.formHiddenFields ?? {}, 'approve');
    expect((await novus.order(order.pk)).status).toBe('paid');
    expect(await shop.bring(answer)).toEqual({ status: 303, location: `/pay/success?order=${order.pk}` });
    const [entry, ...others] = await shop.ledger(order.pk);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ outcome: 'paid', transaction_id: answer['TransId'] });
    expect(Object.keys(entry?.fields ?? {}).join(' ')).not.toMatch(/ExpDate|\bpan\b|cv2/i);
    expect(JSON.stringify(entry?.fields)).not.toContain('4355084355084358');
  });

  it('PAY-9 a refusal is kept, and the order waits on', async () => {
    const order = await novus.buy('100', 4);
    const answer = await bank.goThrough(order.paymentData?.formHiddenFields ?? {}, 'decline');
    expect(await shop.bring(answer)).toEqual({ status: 303, location: `/pay/error?order=${order.pk}` });
    expect(await outcomes(order.pk)).toEqual(['declined']);
    expect((await novus.order(order.pk)).status).toBe('awaiting_payment');
  });

  it('PAY-9 F12 money for a number that nobody knows is kept and told', async () => {
    const order = await novus.buy('100', 4);
    const answer = answerOf(order, { oid: 'NOBODYS1', TransId: 'UNKNOWN1' });
    expect(await shop.bring(answer)).toEqual({ status: 303, location: '/pay/error' });
    await shop.work();
    expect(await withOid('NOBODYS1')).toMatchObject([
      { outcome: 'unknown', order_id: null, transaction_id: 'UNKNOWN1' },
    ]);
    expect((await shop.tasks('payment-mismatch')).map(({ details }) => details)).toContainEqual({
      oid: 'NOBODYS1',
      amount: answer['amount'],
      currency: '999',
      transaction: 'UNKNOWN1',
    });
    expect(shop.mails('operator-mismatch').map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('UNKNOWN1'),
    );
  });

  it.each([
    ['another sum', { amount: '1.00' }, 100],
    ['another currency', { currency: '949' }, null],
    ['a text that is no sum', { amount: '1,00' }, null],
  ])('PAY-9 PAY-5 F12 %s is kept and told, and pays nothing', async (name, changes, amount) => {
    const order = await novus.buy('100', 4);
    const TransId = `ODD${name.replaceAll(' ', '')}`;
    const answer = answerOf(order, { ...changes, TransId });
    expect(await shop.bring(answer)).toEqual({ status: 303, location: `/pay/error?order=${order.pk}` });
    await shop.work();
    expect(await shop.ledger(order.pk)).toMatchObject([
      { outcome: 'mismatch', amount, transaction_id: TransId },
    ]);
    expect((await novus.order(order.pk)).status).toBe('awaiting_payment');
    expect((await shop.tasks('payment-mismatch')).filter(({ order_id: id }) => id === order.pk)).toHaveLength(
      1,
    );
    expect(shop.mails('operator-mismatch').filter(({ subject }) => subject.includes(TransId))).toHaveLength(
      1,
    );
  });

  it('PAY-9 PAY-12 each further payment is an entry, a task and a mail of its own', async () => {
    const order = await novus.buy('100', 4);
    await shop.pay(order);
    for (const TransId of ['SECOND', 'THIRD']) {
      const { location } = await shop.bring(answerOf(order, { TransId }));
      expect(location).toBe(`/pay/success?order=${order.pk}`);
    }
    await shop.work();
    expect(await outcomes(order.pk)).toEqual(['paid', 'double', 'double']);
    const tasks = (await shop.tasks('payment-double')).filter(({ order_id: id }) => id === order.pk);
    expect(tasks.map(({ details }) => details['transaction'])).toEqual(['SECOND', 'THIRD']);
    const told = (kind: string) => shop.mails(kind).filter(({ subject }) => subject.includes(order.code));
    expect(told('operator-double')).toHaveLength(2);
    expect(told('double').map(({ to }) => to)).toEqual(Array(2).fill('999000000005@mail.example'));
    expect(told('double')[0]?.text).toContain(
      'Your order stays as it is, and we will refund the extra payment',
    );
    expect((await novus.order(order.pk)).status).toBe('paid');
  });

  it('PAY-9 F07 two forms of one answer, ten times at once, are one payment', async () => {
    const order = await novus.buy('100', 4);
    const forms = [answerOf(order, { TransId: 'SAME' }), answerOf(order, { TransId: 'SAME', rnd: 'other' })];
    const answers = await Promise.all([...forms, ...forms, ...forms, ...forms, ...forms].map(shop.bring));
    expect(new Set(answers.map(({ location }) => location))).toEqual(
      new Set([`/pay/success?order=${order.pk}`]),
    );
    await shop.work();
    expect((await outcomes(order.pk)).toSorted()).toEqual(['paid', 'repeated']);
    expect(shop.mails('paid').filter(({ subject }) => subject.includes(order.code))).toHaveLength(1);
    expect((await shop.tasks('payment-double')).filter(({ order_id: id }) => id === order.pk)).toEqual([]);
  });

  it('PAY-9 PAY-10 what the bank’s books said first and its answer says later is one payment', async () => {
    const order = await novus.buy('100', 4);
    const TransId = shop.takeMoney(order);
    await shop.pass(16);
    expect((await novus.order(order.pk)).status).toBe('paid');
    expect(await shop.bring(answerOf(order, { TransId }))).toMatchObject({
      location: `/pay/success?order=${order.pk}`,
    });
    expect((await shop.ledger(order.pk)).map(({ source, outcome }) => `${source} ${outcome}`)).toEqual([
      'history paid',
      'answer repeated',
    ]);
  });
});

it('PAY-9 a transaction number counts within its country and merchant only', async () => {
  const database = await openDatabase({});
  await database.migrate();
  const other = { clientId: '200', storeKey: 'other-key', apiUser: 'API', apiPassword: 'x' };
  const both = await startBank([
    { clientId: '100', storeKey: 'secret-key', apiUser: 'API', apiPassword: 'x' },
    other,
  ]);
  const countries = [
    { country: localCountry(), bank: both.settingsOf() },
    {
      country: testCountry({ val: 'yy', id: 98, domains: ['yy.localhost'], orderPrefix: 'YY' }),
      bank: both.settingsOf(other),
    },
    // The same merchant number in another country: the bank of each numbers by itself.
    {
      country: testCountry({ val: 'zz', id: 97, domains: ['zz.localhost'], orderPrefix: 'ZZ' }),
      bank: both.settingsOf(),
    },
  ];
  const told: string[] = [];
  for (const { country, bank: settings } of countries) {
    const { close, ...one } = await createTestServer({ database, country, settings: { bank: settings } });
    const who = await logInBuyer({ ...one, close }, '999000000005');
    const order = await who.buy('100', 4);
    const [storeKey] = settings.storeKeys;
    const answer = answerOf(order, { TransId: 'ONE' }, storeKey);
    const { headers } = await one.app.inject({
      method: 'POST',
      url: '/pay/callback/xbank/ok',
      headers: {
        host: country.domains[0] ?? '',
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(answer).toString(),
    });
    told.push(`${country.val} ${headers.location} ${(await who.order(order.pk)).status}`);
    await close();
  }
  expect(told.map((line) => line.replace(/\d+/, 'N'))).toEqual([
    'xx /pay/success?order=N paid',
    'yy /pay/success?order=N paid',
    'zz /pay/success?order=N paid',
  ]);
  const { rows } = await database.executeSql(
    `select country, merchant from payment_ledger where transaction_id = 'ONE' and outcome = 'paid' order by 1`,
  );
  expect(rows).toEqual([
    { country: 'xx', merchant: '100' },
    { country: 'yy', merchant: '200' },
    { country: 'zz', merchant: '100' },
  ]);
  await database.close();
  await both.close();
});
