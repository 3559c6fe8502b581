import { examinedShop } from '../../../testing/examined-shop.ts';
import { createTestServer, testCountry, type TestServer } from '../../../testing/index.ts';
import { buyer, byCard, onDelivery } from '../../../testing/journey.ts';
import { operatorHands } from '../../../testing/operator-hands.ts';
import { seedProducts } from '../../../testing/seed.ts';
import { drainJobs } from '../../jobs/index.ts';
import type { Coupon, Order, OrderSummary } from '@caravan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const shop = examinedShop('pglite');

const deliver = (order: Order) => shop.hands.deliver(order, shop.novus);
const listed = async (code: string): Promise<OrderSummary | undefined> =>
  (await shop.server.api('GET', 'order/order/', { token: shop.novus.token }))
    .json<{ results: OrderSummary[] }>()
    .results.find((one) => one.code === code);
const stateOf = async (coupon: string) =>
  (await shop.server.api('GET', 'order/coupons/', { token: shop.novus.token }))
    .json<Coupon[]>()
    .find(({ code }) => code === coupon)?.state;
const emptyCart = () => shop.server.api('DELETE', 'order/cart/', { token: shop.novus.token });

describe('ORD-7 cancelled after it was paid', () => {
  it('units are in the stock again, money is due whole, month, case credits and coupon are gone', async () => {
    const before = await shop.left('100');
    const order = await shop.novus.buy('100', 4);
    await shop.novus.pay(order);
    expect(await shop.novus.order(order.pk)).toMatchObject({ billedTo: '2026-11', ccSum: '0.400' });
    expect(await shop.hands.move(order.pk, 'cancelled', { reason: 'no courier', refund: true })).toEqual({
      ok: true,
      from: 'paid',
      due: 11_865,
      requested: true,
    });
    expect(await shop.left('100')).toBe(before);
    expect(await shop.novus.order(order.pk)).toMatchObject({
      status: 'cancelled',
      billedTo: null,
      ccSum: '0.000',
      couponEarned: { state: 'taken_back' },
      refunds: [{ state: 'pending', amount: '118.65' }],
    });
    expect(await shop.hands.move(order.pk, 'cancelled')).toEqual({
      ok: false,
      why: 'not_allowed',
      from: 'cancelled',
    });
    expect(await shop.left('100')).toBe(before);
  });

  it('is refunded when its money has gone back, and its units stay in the stock', async () => {
    const before = await shop.left('100');
    const order = await shop.novus.buy('100', 4);
    await shop.novus.pay(order);
    await shop.hands.move(order.pk, 'cancelled');
    expect(await shop.hands.giveBack(order.pk, 11_864, { byHand: true })).toMatchObject({ ok: true });
    expect((await shop.novus.order(order.pk)).status).toBe('cancelled');
    expect(await shop.hands.giveBack(order.pk, null, { byHand: true })).toMatchObject({
      ok: true,
      amount: 1,
    });
    expect(await shop.novus.order(order.pk)).toMatchObject({
      status: 'refunded',
      billedTo: null,
      ccSum: '0.000',
    });
    expect(await shop.left('100')).toBe(before);
    expect(await shop.faults()).toEqual([]);
  });

  it('is not cancelled any more once it was sent', async () => {
    const order = await shop.novus.buy('100', 4);
    await shop.novus.pay(order);
    await shop.hands.move(order.pk, 'shipped');
    expect(await shop.hands.move(order.pk, 'cancelled', { refund: true })).toMatchObject({
      ok: false,
      why: 'not_allowed',
    });
    expect((await shop.novus.order(order.pk)).refunds).toBeUndefined();
  });
});

describe('ORD-7 goods that come back', () => {
  it.each([
    ['in order are sold again', true],
    ['damaged are not', false],
  ])('by lines, %s; the rest of the order stands', async (_name, restock) => {
    const before = { gel: await shop.left('100'), soap: await shop.left('101') };
    await shop.novus.add('101', 3);
    const order = await deliver(await shop.novus.buy('100', 4));
    expect(order).toMatchObject({ billedTo: '2026-11', ccSum: '0.700' });
    const back = await shop.hands.comeBack(
      order.pk,
      { 100: 1, 101: 2 },
      { restock, reason: 'leaks', refund: true },
    );
    expect(back).toMatchObject({ ok: true, from: 'delivered', requested: true });
    const after = await shop.novus.order(order.pk);
    expect(after).toMatchObject({
      status: 'delivered',
      billedTo: '2026-11',
      ccSum: '0.400',
      returns: [
        {
          state: 'received',
          reason: 'leaks',
          lines: [
            { productCode: '100', quantity: 1 },
            { productCode: '101', quantity: 2 },
          ],
        },
      ],
    });
    expect((await listed(order.code))?.returns).toEqual(after.returns);
    expect((await listed(order.code))?.ccSum).toBe('0.400');
    expect(await shop.left('100')).toBe(before.gel - (restock ? 3 : 4));
    expect(await shop.left('101')).toBe(before.soap - (restock ? 1 : 3));
    expect(await shop.faults()).toEqual([]);
  });

  it('whole: with its gift, month and case credits; the order is returned', async () => {
    const before = { set: await shop.left('400'), bag: await shop.left('961') };
    const order = await deliver(await shop.novus.buy('400', 1));
    expect(order.details.map(({ code }) => code)).toEqual(['400', '961']);
    expect([await shop.left('400'), await shop.left('961')]).toEqual([before.set - 1, before.bag - 1]);
    expect(await shop.hands.comeBack(order.pk, null, { restock: true })).toMatchObject({
      ok: true,
      due: Math.round(Number(order.total) * 100),
      requested: false,
    });
    expect(await shop.novus.order(order.pk)).toMatchObject({
      status: 'returned',
      billedTo: null,
      ccSum: '0.000',
      returns: [{ state: 'received', lines: [{ productCode: '400', quantity: 1 }] }],
    });
    expect([await shop.left('400'), await shop.left('961')]).toEqual([before.set, before.bag]);
  });

  it('a gift is not sent back for itself, and stays with what stays', async () => {
    const before = await shop.left('961');
    await shop.novus.add('100', 2);
    const order = await deliver(await shop.novus.buy('400', 1));
    expect(await shop.hands.comeBack(order.pk, { 961: 1 }, { restock: true })).toEqual({
      ok: false,
      why: 'unknown',
      from: 'delivered',
    });
    await shop.hands.comeBack(order.pk, { 400: 1 }, { restock: true });
    expect(await shop.left('961')).toBe(before - 1);
    await shop.hands.comeBack(order.pk, { 100: 2 }, { restock: true });
    expect(await shop.left('961')).toBe(before);
    expect((await shop.novus.order(order.pk)).status).toBe('returned');
  });

  it('are what was bought and is still with the buyer, of an order that came', async () => {
    const order = await shop.novus.buy('100', 4);
    await shop.novus.pay(order);
    expect(await shop.hands.comeBack(order.pk, null)).toMatchObject({
      ok: false,
      why: 'not_allowed',
      from: 'paid',
    });
    await deliver({ ...order, paymentData: null });
    const refusals: [Readonly<Record<string, number>>, string][] = [
      [{ 101: 1 }, 'unknown'],
      [{ 100: 5 }, 'too_many'],
      [{ 100: 0 }, 'too_many'],
      [{ 100: 0.5 }, 'too_many'],
      [{}, 'none'],
    ];
    for (const [units, why] of refusals)
      expect(await shop.hands.comeBack(order.pk, units, { refund: true })).toMatchObject({ ok: false, why });
    await shop.hands.comeBack(order.pk, { 100: 3 });
    expect(await shop.hands.comeBack(order.pk, { 100: 2 })).toMatchObject({ ok: false, why: 'too_many' });
    expect((await shop.novus.order(order.pk)).returns).toHaveLength(1);
    expect((await shop.novus.order(order.pk)).refunds).toBeUndefined();
    await shop.hands.comeBack(order.pk, null);
    expect(await shop.hands.comeBack(order.pk, null)).toMatchObject({
      ok: false,
      why: 'not_allowed',
      from: 'returned',
    });
    expect((await shop.novus.order(order.pk)).returns?.map(({ lines }) => lines)).toEqual([
      [{ productCode: '100', quantity: 3 }],
      [{ productCode: '100', quantity: 1 }],
    ]);
  });
});

describe('ORD-7 LIM-1 a limit', () => {
  it('counts what stays: a unit that came back can be bought again, what was refused or returned whole too', async () => {
    const buy = async (quantity: number) => {
      await shop.novus.add('101', 4);
      const order = await shop.novus.buy('301', quantity, onDelivery);
      // What can't be added is left out of the order.
      expect(order.details.map((line) => [line.code, line.quantity])).toContainEqual(['301', quantity]);
      return order;
    };
    const refusedToAdd = async () => {
      const answer = await shop.novus.add('301');
      await emptyCart();
      return answer.statusCode;
    };
    const order = await deliver(await buy(2));
    expect(await refusedToAdd()).toBe(400);
    await shop.hands.comeBack(order.pk, { 301: 1 });
    const second = await deliver(await buy(1));
    expect(await refusedToAdd()).toBe(400);
    await shop.hands.comeBack(second.pk, null);
    const third = await buy(1);
    expect(await refusedToAdd()).toBe(400);
    await shop.hands.move(third.pk, 'shipped');
    await shop.hands.move(third.pk, 'refused');
    expect((await buy(1)).status).toBe('confirmed');
  });
});

describe('LIM-6 ORD-7 a coupon on the way back', () => {
  const earn = async () => {
    const order = await deliver(await shop.novus.buy('100', 4));
    return { order, code: order.couponEarned?.code ?? '' };
  };

  it('stays while a part of the order that earned it stays, and is taken back with the last of it', async () => {
    const { order, code } = await earn();
    await shop.hands.comeBack(order.pk, { 100: 3 });
    expect(await stateOf(code)).toBe('usable');
    await shop.hands.comeBack(order.pk, { 100: 1 });
    expect(await stateOf(code)).toBe('taken_back');
  });

  it('what it has bought is not given back; the order is refunded with the rest', async () => {
    const { order, code } = await earn();
    const spending = await deliver(await shop.novus.buy('100', 4, { ...onDelivery, coupon: code }));
    expect(await shop.hands.comeBack(order.pk, null)).toMatchObject({ due: 10_865 });
    expect(await stateOf(code)).toBe('taken_back');
    expect(await shop.hands.giveBack(order.pk, 10_865, { byHand: true })).toMatchObject({ ok: true });
    expect((await shop.novus.order(order.pk)).status).toBe('refunded');
    expect(await shop.novus.order(spending.pk)).toMatchObject({ status: 'delivered', coupon: '10.00' });
  });

  it('used by an order that is cancelled it is free, used by one that came it stays used', async () => {
    const { code } = await earn();
    const cancelled = await shop.novus.buy('100', 4, { ...byCard, coupon: code });
    await shop.novus.pay(cancelled);
    await shop.hands.move(cancelled.pk, 'cancelled');
    expect(await stateOf(code)).toBe('usable');
    const used = await deliver(await shop.novus.buy('100', 4, { ...byCard, coupon: code }));
    // 96.90 − 10.00 + 20.00, and 1.60 for the card
    expect(await shop.hands.comeBack(used.pk, null)).toMatchObject({ due: 10_850 });
    await shop.hands.giveBack(used.pk, null, { byHand: true });
    expect((await shop.novus.order(used.pk)).status).toBe('refunded');
    expect(await stateOf(code)).toBe('used');
    expect(await shop.faults()).toEqual([]);
  });
});

describe('ORD-7 the buyer is told', () => {
  const step = async (order: Order) => {
    await drainJobs(shop.server.app);
    await drainJobs(shop.server.app);
    return shop.mails.kindsOf(order.code);
  };

  it('each step once, and sees returns, refunds and history', async () => {
    const order = await deliver(await shop.novus.buy('100', 4));
    expect(await step(order)).toEqual(['paid', 'received', 'shipped']);
    await shop.hands.comeBack(order.pk, { 100: 1 }, { reason: 'leaks' });
    await shop.hands.comeBack(order.pk, { 100: 2 });
    await shop.hands.comeBack(order.pk, null);
    const told = await step(order);
    expect(told.filter((kind) => kind.startsWith('returned'))).toHaveLength(3);
    const first = shop.mails.about(order.code).find(({ text }) => text.includes('leaks'));
    expect(first).toMatchObject({
      to: '999000000005@mail.example',
      subject: `We have received your return, order ${order.code}`,
    });
    expect(first?.text).toContain('1 unit Aloe Vera Gel');
    await shop.hands.giveBack(order.pk, null, { byHand: true });
    expect((await step(order)).filter((kind) => kind.startsWith('refunded-by-hand'))).toHaveLength(1);
    const paid = shop.mails.about(order.code).find(({ id }) => id.startsWith('refunded-by-hand'));
    expect(paid?.subject).toBe(`Refund for your order ${order.code}`);
    expect(paid?.text).toContain('We have refunded 118,65\u00a0XXD');
    expect(paid?.text).not.toContain('card you paid with');
    const shown = await shop.novus.order(order.pk);
    expect(shown.history.map(({ status }) => status).slice(-4)).toEqual([
      'shipped',
      'delivered',
      'returned',
      'refunded',
    ]);
    expect(await listed(order.code)).toMatchObject({
      returns: shown.returns,
      refunds: shown.refunds,
      history: shown.history,
    });
  });

  it('in the language of the order', async () => {
    await shop.novus.add('100', 4);
    const pk = (await shop.novus.draft()).json<{ pk: number }>().pk;
    const placed = await shop.server.api('PATCH', `order/order/${pk}/payment-delivery/`, {
      token: shop.novus.token,
      language: 'tr',
      body: onDelivery,
    });
    const order = placed.json<Order>();
    await shop.hands.move(pk, 'shipped');
    await shop.hands.move(pk, 'refused');
    await shop.novus.add('100', 4);
    const next = (await shop.novus.draft()).json<{ pk: number }>().pk;
    const second = (
      await shop.server.api('PATCH', `order/order/${next}/payment-delivery/`, {
        token: shop.novus.token,
        language: 'tr',
        body: onDelivery,
      })
    ).json<Order>();
    await shop.hands.move(next, 'cancelled', { reason: 'no courier' });
    expect(await step(order)).toEqual(['received', 'refused', 'shipped']);
    expect(await step(second)).toEqual(['cancelled', 'received']);
    const subjects = [...shop.mails.about(order.code), ...shop.mails.about(second.code)].map(
      ({ subject }) => subject,
    );
    expect(subjects).toContain(`${order.code} numaralı siparişiniz teslim alınmadı`);
    expect(subjects).toContain(`${second.code} numaralı siparişiniz iptal edildi`);
    expect(shop.mails.about(second.code).every(({ html }) => html.includes('lang="tr"'))).toBe(true);
  });
});

describe('ORD-7 a region with stock of its own', () => {
  let south: TestServer;
  beforeAll(async () => {
    const names = { en: 'Region', tr: 'Bölge' };
    south = await createTestServer({
      country: testCountry({ stores: [2, 5].map((id) => ({ id, name: names })), defaultStore: 2 }),
      products: seedProducts.map((product) => ({
        ...product,
        storeStock: product.code === '100' ? { 5: 9 } : {},
      })),
    });
  });
  afterAll(() => south.close());

  it.each([
    [5, 'keeps what it sold', { common: 50, own: 9 }],
    [2, 'has nothing of what another sold', { common: 50, own: 9 }],
  ])('region %i %s when it comes back', async (store, _what, whole) => {
    const aida = operatorHands(south);
    const token = await south.api.login('999000000003');
    const headers = { store: String(store) };
    const stock = async () => {
      const { rows } = await south.database.executeSql(
        `select stock as common, (store_stock ->> '5')::int as own from products where code = '100'`,
      );
      return rows[0];
    };
    const buy = async (): Promise<Order> => {
      await south.api('POST', 'order/cart/add/', {
        token,
        headers,
        body: { productCode: '100', quantity: 4 },
      });
      const { pk } = (await south.api('POST', 'order/order/', { token, headers, body: {} })).json<{
        pk: number;
      }>();
      const body = onDelivery;
      return (
        await south.api('PATCH', `order/order/${pk}/payment-delivery/`, { token, headers, body })
      ).json<Order>();
    };
    const sold = store === 5 ? { common: 50, own: 5 } : { common: 46, own: 9 };
    const order = await buy();
    expect(await stock()).toEqual(sold);
    await aida.deliver(order, buyer(south, token));
    await aida.comeBack(order.pk, { 100: 1 }, { restock: true });
    expect(await stock()).toEqual(store === 5 ? { ...sold, own: 6 } : { ...sold, common: 47 });
    await aida.comeBack(order.pk, null, { restock: true });
    expect(await stock()).toEqual(whole);
    const second = await buy();
    await aida.move(second.pk, 'cancelled');
    expect(await stock()).toEqual(whole);
    const third = await buy();
    await aida.move(third.pk, 'shipped');
    await aida.move(third.pk, 'refused', { restock: true });
    expect(await stock()).toEqual(whole);
  });
});
