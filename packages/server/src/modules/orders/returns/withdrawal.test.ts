import { createServer } from '../../../create-server.ts';
import { examinedShop } from '../../../testing/examined-shop.ts';
import { giftCountry } from '../../../testing/gift-country.ts';
import { api, testCountry, testSettings } from '../../../testing/index.ts';
import { onDelivery } from '../../../testing/journey.ts';
import { drainJobs } from '../../jobs/index.ts';
import { openTasks } from '../../tasks/index.ts';
import type { Order } from '@caravan/contract';
import { describe, expect, it } from 'vitest';

const country = testCountry({ rules: giftCountry().rules, withdrawalForm: true, withdrawalDays: 30 });
const shop = examinedShop('postgres', { country });

const withdraw = (pk: number, body: unknown = {}, headers: Record<string, string> = {}, language = 'en') =>
  shop.server.api('POST', `order/order/${pk}/withdrawal/`, {
    token: shop.novus.token,
    body,
    headers,
    language,
  });
const units = (...lines: [string, number][]) => ({
  lines: lines.map(([productCode, quantity]) => ({ productCode, quantity })),
});
/** Four of the gel and three soaps, at the buyer's. */
const delivered = async (): Promise<Order> => {
  await shop.novus.add('101', 3);
  return shop.hands.deliver(await shop.novus.buy('100', 4, onDelivery), shop.novus);
};

describe('API-73 ORD-7 a buyer withdraws by the form', () => {
  it('from the whole order, with a reason; buyer and operator are told once', async () => {
    const order = await delivered();
    const answer = await withdraw(order.pk, { reason: 'changed my mind' });
    expect(answer.statusCode).toBe(200);
    const { returns, status, withdrawal } = answer.json<Order>();
    expect({ returns, status, withdrawal }).toEqual({
      status: 'delivered',
      withdrawal: { until: '2026-12-15T17:59:59.999Z' },
      returns: [
        {
          at: '2026-11-15T06:00:00.000Z',
          state: 'requested',
          reason: 'changed my mind',
          lines: [
            { productCode: '100', quantity: 4 },
            { productCode: '101', quantity: 3 },
          ],
        },
      ],
    });
    await drainJobs(shop.server.app);
    await drainJobs(shop.server.app);
    const told = shop.mails.about(order.code).filter(({ id }) => id.includes('withdrawal'));
    expect(told.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      `999000000005@mail.example: We have received your withdrawal from order ${order.code}`,
      `operator@shop.example: Withdrawal from order ${order.code}`,
    ]);
    for (const { text } of told) {
      expect(text).toContain('4 units Aloe Vera Gel, 3 units Citrus Soap');
      expect(text).toContain('changed my mind');
      // How many days it takes differs by country and kind of sale.
      expect(text).not.toMatch(/\d+ days/);
    }
  });

  it('ORD-5 is told in the language of the order', async () => {
    await shop.novus.add('100', 4);
    const { pk } = (await shop.novus.draft()).json<{ pk: number }>();
    const { token } = shop.novus;
    const path = `order/order/${pk}/payment-delivery/`;
    const { code } = (
      await shop.server.api('PATCH', path, { token, language: 'tr', body: onDelivery })
    ).json<Order>();
    await withdraw(pk);
    await drainJobs(shop.server.app);
    const told = shop.mails.about(code).find(({ id }) => id.startsWith('withdrawal'));
    expect(told?.subject).toBe(`${code} numaralı siparişiniz için cayma bildiriminizi aldık`);
    expect(told?.text).toContain('4 adet Aloe Vera Jel');
  });

  it('from lines, and later from what is left, never twice from the same unit', async () => {
    const order = await delivered();
    expect((await withdraw(order.pk, units(['100', 1], ['101', 2]))).statusCode).toBe(200);
    expect((await withdraw(order.pk, units(['101', 2]))).statusCode).toBe(400);
    // The same line twice is asked for twice.
    expect((await withdraw(order.pk, units(['100', 2], ['100', 2]))).statusCode).toBe(400);
    expect((await withdraw(order.pk, units(['100', 1], ['100', 1]))).statusCode).toBe(200);
    expect((await withdraw(order.pk)).statusCode).toBe(200);
    expect((await withdraw(order.pk)).statusCode).toBe(400);
    expect((await shop.novus.order(order.pk)).returns?.map(({ lines }) => lines)).toEqual([
      [
        { productCode: '100', quantity: 1 },
        { productCode: '101', quantity: 2 },
      ],
      [{ productCode: '100', quantity: 2 }],
      [
        { productCode: '100', quantity: 1 },
        { productCode: '101', quantity: 1 },
      ],
    ]);
  });

  it('not from units that came back already', async () => {
    const order = await delivered();
    await shop.hands.comeBack(order.pk, { 100: 3 });
    expect((await withdraw(order.pk, units(['100', 2]))).statusCode).toBe(400);
    expect((await withdraw(order.pk, units(['100', 1]))).statusCode).toBe(200);
  });

  it.each([
    ['more than were bought', units(['100', 5])],
    ['an unknown product', units(['999', 1])],
    ['a product of no line', units(['102', 1])],
    ['nothing of one', units(['100', 0])],
    ['less than nothing', units(['100', -1])],
    ['half of one', { lines: [{ productCode: '100', quantity: 0.5 }] }],
    ['no line', { lines: [] }],
    ['a text for lines', { lines: '100' }],
    ['one good and one bad line', units(['100', 1], ['999', 1])],
  ])('API-5 %s: 400 with words beside the lines, and nothing is noted', async (_name, body) => {
    const order = await delivered();
    const answer = await withdraw(order.pk, body);
    expect(answer.statusCode).toBe(400);
    const { code, lines } = answer.json<{ code: string; lines: string[] }>();
    expect([code, lines]).toEqual(['invalid', [expect.stringMatching(/\w+ \w+/)]]);
    expect((await shop.novus.order(order.pk)).returns).toBeUndefined();
    await drainJobs(shop.server.app);
    expect(shop.mails.kindsOf(order.code).filter((kind) => kind.includes('withdrawal'))).toEqual([]);
  });

  it('LIM-6 not from a gift alone; it comes back with the whole order', async () => {
    await shop.logIn('999000000003');
    const order = await shop.hands.deliver(await shop.novus.buy('400', 1, onDelivery), shop.novus);
    expect(order.details.map(({ code }) => code)).toEqual(['400', '961']);
    expect((await withdraw(order.pk, units(['961', 1]))).statusCode).toBe(400);
    expect((await withdraw(order.pk)).json<Order>().returns?.[0]?.lines).toEqual([
      { productCode: '400', quantity: 1 },
    ]);
    await shop.logIn();
  });

  it('API-7 once by its idempotency key', async () => {
    const order = await delivered();
    const key = { 'idempotency-key': `withdraw ${order.pk}` };
    const first = await withdraw(order.pk, units(['100', 1]), key);
    const again = await withdraw(order.pk, units(['100', 1]), key);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await withdraw(order.pk, units(['100', 2]), key)).statusCode).toBe(409);
    expect((await shop.novus.order(order.pk)).returns).toHaveLength(1);
  });

  it('REL-2 in many tabs at once it is noted once', async () => {
    const order = await delivered();
    const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw(order.pk)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400, 400, 400,
    ]);
    expect((await shop.novus.order(order.pk)).returns).toHaveLength(1);
  });
});

describe('API-73 the operator receives what was declared', () => {
  const returnsOf = async (pk: number) =>
    (await shop.novus.order(pk)).returns?.map(({ state, reason, lines }) => [
      state,
      reason,
      lines.map(({ productCode, quantity }) => `${quantity} × ${productCode}`).join(', '),
    ]);

  it('the whole of it, with the buyer’s reason', async () => {
    const order = await delivered();
    await withdraw(order.pk, { reason: 'too sweet' });
    shop.server.clock.pass(60);
    expect(await shop.hands.comeBack(order.pk, null, { restock: true, reason: 'parcel' })).toMatchObject({
      ok: true,
    });
    expect(await shop.novus.order(order.pk)).toMatchObject({
      status: 'returned',
      returns: [{ state: 'received', reason: 'too sweet', at: shop.server.clock.now().toISOString() }],
    });
    expect((await shop.novus.order(order.pk)).withdrawal).toBeUndefined();
  });

  it('each declaration with its own units, whichever parcel comes first', async () => {
    const order = await delivered();
    await withdraw(order.pk, { ...units(['100', 2]), reason: 'gel' });
    await withdraw(order.pk, { ...units(['101', 1]), reason: 'soap' });
    await shop.hands.comeBack(order.pk, { 101: 1 });
    expect(await returnsOf(order.pk)).toEqual([
      ['requested', 'gel', '2 × 100'],
      ['received', 'soap', '1 × 101'],
    ]);
    // One of the two came, and two soaps with it that nobody had declared.
    await shop.hands.comeBack(order.pk, { 100: 1, 101: 2 });
    expect(await returnsOf(order.pk)).toEqual([
      ['received', 'gel', '1 × 100, 2 × 101'],
      ['received', 'soap', '1 × 101'],
    ]);
    await shop.hands.comeBack(order.pk, { 100: 1 }, { reason: 'at last' });
    expect((await returnsOf(order.pk))?.at(-1)).toEqual(['received', 'at last', '1 × 100']);
    await drainJobs(shop.server.app);
    expect(shop.mails.kindsOf(order.code).filter((kind) => kind.startsWith('returned'))).toHaveLength(3);
  });

  it('all declarations when all of the order comes at once', async () => {
    const order = await delivered();
    await withdraw(order.pk, { ...units(['100', 2]), reason: 'gel' });
    await withdraw(order.pk, { ...units(['101', 1]), reason: 'soap' });
    await shop.hands.comeBack(order.pk, null);
    expect(await returnsOf(order.pk)).toEqual([
      ['received', 'gel', '4 × 100, 2 × 101'],
      ['received', 'soap', '1 × 101'],
    ]);
  });
});

describe('API-73 who may withdraw, and until when', () => {
  it('begins with the delivery: before it the term has no end', async () => {
    const order = await shop.novus.buy('100', 4);
    expect(order.withdrawal).toBeUndefined();
    expect((await withdraw(order.pk)).statusCode).toBe(409);
    await shop.novus.pay(order);
    expect((await shop.novus.order(order.pk)).withdrawal).toEqual({ until: null });
    shop.server.clock.pass(60 * 24 * 60);
    await shop.logIn();
    expect((await shop.novus.order(order.pk)).withdrawal).toEqual({ until: null });
    expect((await withdraw(order.pk, units(['100', 1]))).statusCode).toBe(200);
    await shop.hands.move(order.pk, 'cancelled');
    const refused = await withdraw(order.pk);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { detail: 'You cannot withdraw from this order here. Please contact us.', code: 'conflict' },
    ]);
  });

  it('ends with the thirtieth local day after the delivery, to the moment', async () => {
    // Half past one at night on the 2nd of February there.
    shop.server.clock.set('2027-02-01T19:30:00Z');
    await shop.logIn();
    const order = await delivered();
    const until = '2027-03-04T17:59:59.999Z';
    expect((await shop.novus.order(order.pk)).withdrawal).toEqual({ until });
    shop.server.clock.set(until);
    await shop.logIn();
    expect((await shop.novus.order(order.pk)).withdrawal).toEqual({ until });
    expect((await withdraw(order.pk, units(['100', 1]))).statusCode).toBe(200);
    shop.server.clock.set('2027-03-04T18:00:00.000Z');
    expect((await shop.novus.order(order.pk)).withdrawal).toBeUndefined();
    const late = await withdraw(order.pk, units(['100', 1]));
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { detail: 'The withdrawal period for this order is over.', code: 'term_over' },
    ]);
    expect((await shop.novus.order(order.pk)).returns).toHaveLength(1);
    // What was declared in time may come after it.
    expect(await shop.hands.comeBack(order.pk, { 100: 1 })).toMatchObject({ ok: true });
  });

  it('SEC-3 only the buyer, in the country of the order', async () => {
    const order = await delivered();
    const { pk } = order;
    const path = `order/order/${pk}/withdrawal/`;
    expect((await shop.server.api('POST', path, { body: {} })).statusCode).toBe(401);
    const other = await shop.server.api.login('999000000003');
    expect((await shop.server.api('POST', path, { body: {}, token: other })).statusCode).toBe(404);
    expect((await withdraw(9_999_999)).statusCode).toBe(404);
    const { database, clock } = shop.server;
    const abroad = testCountry({
      val: 'yy',
      domains: ['yy.example'],
      orderPrefix: 'YY',
      withdrawalForm: true,
      withdrawalDays: 30,
    });
    const settings = testSettings({ origin: 'http://yy.example' });
    const elsewhere = await createServer({ country: abroad, database, clock, settings });
    const answer = await api(elsewhere, 'yy.example')('POST', path, { body: {}, token: shop.novus.token });
    expect(answer.statusCode).toBe(404);
    await elsewhere.close();
    expect(await shop.novus.order(pk)).toEqual(order);
  });

  it('is a task of the operator until the goods came back', async () => {
    const order = await delivered();
    await withdraw(order.pk, units(['100', 1]));
    const openOf = async () =>
      (await openTasks({ country, database: shop.server.database }, 500)).filter(
        (task) => task.kind === 'withdrawal' && task.order_code === order.code,
      );
    expect(await openOf()).toMatchObject([{ details: { lines: { 100: 1 } } }]);
    await shop.hands.comeBack(order.pk, { 100: 1 });
    expect(await openOf()).toEqual([]);
  });

  it('not in a country without the form', async () => {
    const order = await delivered();
    const { database, clock } = shop.server;
    const plain = testCountry({ rules: giftCountry().rules, withdrawalDays: 30 });
    const formless = await createServer({ country: plain, database, clock, settings: testSettings() });
    const ask = api(formless);
    const { token } = shop.novus;
    const shown = await ask('GET', `order/order/${order.pk}/`, { token });
    expect(shown.json<Order>().withdrawal).toBeUndefined();
    const answer = await ask('POST', `order/order/${order.pk}/withdrawal/`, { token, body: {} });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { detail: 'You cannot withdraw from this order here. Please contact us.', code: 'conflict' },
    ]);
    await formless.close();
    expect((await shop.novus.order(order.pk)).returns).toBeUndefined();
  });
});
