import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsInBooks, stockOf } from '../../../testing/books.ts';
import { createTestServer, type TestServer } from '../../../testing/index.ts';
import {
  buyer,
  byCard,
  logInBuyer,
  onDelivery,
  pickedUp,
  testAddress,
  type Buyer,
} from '../../../testing/journey.ts';
import { drainJobs } from '../../jobs/index.ts';

let server: TestServer;
let initial: Map<string, number>;
let manager: Buyer;
let novus: Buyer;

beforeAll(async () => {
  server = await createTestServer();
  initial = await stockOf(server.database);
  manager = await logInBuyer(server, '999000000001');
  novus = await logInBuyer(server, '999000000005');
});

afterAll(async () => {
  expect(await faultsInBooks(server.database, initial)).toEqual([]);
  await server.close();
});

const left = async (code: string) => (await stockOf(server.database)).get(code);
const cartCount = async ({ token }: Buyer) =>
  (await server.api('GET', 'order/cart/', { token })).json<{ totalQuantity: number }>().totalQuantity;
const emptyCart = ({ token }: Buyer) => server.api('DELETE', 'order/cart/', { token });
const draftOf = async (who: Buyer) => (await who.draft()).json<{ pk: number }>().pk;

describe('a draft', () => {
  it('API-25 CHK-1 the same unplaced cart is the same order, a changed one a new order', async () => {
    await manager.add('100', 3);
    const first = await manager.draft({ comment: 'ring twice' });
    expect(first.statusCode).toBe(201);
    const again = await manager.draft();
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    await manager.add('101');
    const other = await manager.draft();
    expect(other.statusCode).toBe(201);
    expect(other.json<{ pk: number }>().pk).not.toBe(first.json<{ pk: number }>().pk);
    const order = await manager.order(first.json<{ pk: number }>().pk);
    expect(order).toMatchObject({
      status: 'draft',
      comment: 'ring twice',
      deliveryFee: null,
      paymentData: null,
      billedTo: null,
    });
    expect(order.code).toMatch(/^XX-26-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(order.details.map(({ code, quantity }) => [code, quantity])).toEqual([['100', 3]]);
    expect(await left('100')).toBe(50);
    await emptyCart(manager);
  });

  it('API-25 LIM-4 LIM-5 refuses an empty cart, one below the minimum after discount, and unavailable lines', async () => {
    const empty = await manager.draft();
    expect([empty.statusCode, empty.json()]).toEqual([400, ['Your cart is empty.']]);
    await manager.add('101');
    const small = await manager.draft();
    expect(small.statusCode).toBe(400);
    expect(small.json()).toMatchObject({ code: 'below_minimum', missing: '14.80' });
    expect(small.json<{ minimum: string[] }>().minimum).toEqual([
      expect.stringMatching(/^Add 14,80.* more to reach the minimum order of 20,00.XXD$/),
    ]);
    await manager.add('200');
    await server.database.db.execute(sql`update products set stock = 0 where code = '200'`);
    const gone = await manager.draft();
    expect(gone.json()).toMatchObject({
      code: 'unavailable',
      products: ['200'],
      items: ['Remove out-of-stock product'],
    });
    await server.database.db.execute(sql`update products set stock = 1 where code = '200'`);
    await emptyCart(manager);
  });

  it('API-26 is nobody else’s, and no visitor’s', async () => {
    await manager.add('100', 4);
    const pk = await draftOf(manager);
    const calls = [
      ['GET', `order/order/${pk}/`],
      ['GET', `order/order/${pk}/payments/`],
      ['GET', `order/order/${pk}/deliveries/`],
      ['POST', `order/order/${pk}/cancel/`],
      ['POST', `order/order/${pk}/reorder/`],
    ] as const;
    for (const [method, path] of calls) {
      expect((await server.api(method, path, { token: novus.token })).statusCode).toBe(404);
      expect((await server.api(method, path)).statusCode).toBe(401);
    }
    expect((await novus.place(pk)).statusCode).toBe(404);
    await emptyCart(manager);
  });
});

describe('placing', () => {
  it('API-29 SRV-4 LIM-5 DLV-5 PAY-7 by card: units held, totals by the rules, a signed form, the cart kept', async () => {
    await novus.add('100', 4);
    const pk = await draftOf(novus);
    const placed = await novus.place(pk);
    expect(placed.statusCode).toBe(200);
    // 4 × 25.50, novus 5 % off, courier 20.00, 1.5 % fee of 116.90, VAT 12 % held in the total
    expect(placed.json()).toMatchObject({
      status: 'awaiting_payment',
      subTotal: '102.00',
      discountAmount: '5.10',
      appliedDiscount: 5,
      deliveryFee: '20.00',
      paymentFee: '1.75',
      total: '118.65',
      additionalTax: '12.71',
      ccSum: '0.400',
      deliveryType: 'courier',
      province: 'Hills',
      district: 'Valley',
      address1: '5 Long Road, Far Town',
      phone: '+999555123456',
      reservedUntil: '2026-11-15T06:30:00.000Z',
      paymentData: {
        formActionUrl: 'http://bank.localhost/fim/est3Dgate',
        formHiddenFields: {
          amount: '118.65',
          currency: '999',
          clientid: '100',
          storetype: '3d_pay',
          lang: 'en',
        },
      },
    });
    expect(await left('100')).toBe(46);
    expect(await cartCount(novus)).toBe(4);
  });

  it('API-29 SRV-4 is repeatable: other choices, the same units, the same attempt while the sum stays', async () => {
    const pk = await draftOf(novus);
    const before = await novus.order(pk);
    const same = (await novus.place(pk)).json<typeof before>();
    expect(same.paymentData?.formHiddenFields['oid']).toBe(before.paymentData?.formHiddenFields['oid']);
    expect(same.paymentData?.formHiddenFields['hash']).not.toBe(before.paymentData?.formHiddenFields['hash']);
    const picked = (await novus.place(pk, pickedUp)).json<typeof before>();
    expect(picked).toMatchObject({
      deliveryFee: '0.00',
      pickupNameSurname: 'Ada Buyer',
      pickupPhone: '+999555123456',
      address1: null,
    });
    expect(picked.paymentData?.formHiddenFields['oid']).not.toBe(before.paymentData?.formHiddenFields['oid']);
    expect(await left('100')).toBe(46);
    expect(picked.history.map(({ status }) => status)).toEqual(['draft', 'awaiting_payment']);
  });

  it('PAY-8 ORD-1 turning to delivery-pay confirms at once, keeps the units once, and empties the cart', async () => {
    const pk = await draftOf(novus);
    const placed = await novus.place(pk, onDelivery);
    expect(placed.json()).toMatchObject({
      status: 'confirmed',
      paymentData: null,
      reservedUntil: null,
      payDate: null,
    });
    expect(await left('100')).toBe(46);
    expect(await cartCount(novus)).toBe(0);
    const again = await novus.place(pk);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'already_paid']);
  });

  it('CHK-5 SRV-4 a manager has no delivery-pay, even if it is posted', async () => {
    await manager.add('100', 4);
    const pk = await draftOf(manager);
    const offered = (await server.api('GET', `order/order/${pk}/payments/`, { token: manager.token })).json<
      { slug: string }[]
    >();
    expect(offered.map(({ slug }) => slug)).toEqual(['card']);
    const refused = await manager.place(pk, onDelivery);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'invalid',
      payment: [expect.stringContaining('not available')],
    });
    expect(await left('100')).toBe(46);
    await emptyCart(manager);
  });

  it('CHK-7 needs the country’s agreements, and keeps which text was accepted', async () => {
    await manager.add('100', 4);
    const pk = await draftOf(manager);
    const refused = await manager.place(pk, { ...byCard, agreements: ['pre-information'] });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { agreements: ['Please accept the agreements.'], code: 'agreements_required' },
    ]);
    expect(await left('100')).toBe(46);
    expect((await manager.place(pk)).statusCode).toBe(200);
    const { rows } = await server.database.db.execute<{ agreements: unknown }>(
      sql`select agreements from orders where id = ${pk}`,
    );
    expect(rows[0]?.agreements).toEqual([
      { slug: 'distance-sales', version: '1', at: '2026-11-15T06:00:00.000Z' },
    ]);
    await server.api('POST', `order/order/${pk}/cancel/`, { token: manager.token });
    await emptyCart(manager);
  });

  it.each([
    ['no address', { ...byCard, address: undefined }, 'address'],
    ['another’s saved address', { ...byCard, address: undefined, addressId: 1 }, 'addressId'],
    ['a district of another province', { ...byCard, address: { ...testAddress, district: 11 } }, 'district'],
    [
      'a district without couriers',
      { ...byCard, address: { ...testAddress, province: 1, district: 13 } },
      'district',
    ],
    ['a foreign phone', { ...byCard, address: { ...testAddress, phone: '+1 202 555 0100' } }, 'phone'],
    [
      'a recipient without a letter',
      { ...byCard, address: { ...testAddress, recipientName: '--' } },
      'recipientName',
    ],
    ['no e-mail', { ...byCard, address: { ...testAddress, email: 'ada' } }, 'email'],
    ['a pickup without a name', { ...pickedUp, pickupNameSurname: '' }, 'pickupNameSurname'],
    ['a pickup under a number', { ...pickedUp, pickupNameSurname: '12345' }, 'pickupNameSurname'],
    ['a pickup without a phone', { ...pickedUp, pickupPhone: undefined }, 'pickupPhone'],
    ['an unknown delivery', { ...byCard, delivery: 'balloon' }, 'delivery'],
    ['the courier of another place', { ...byCard, delivery: 'courier-near' }, 'delivery'],
    ['an unknown payment', { ...byCard, payment: 'shells' }, 'payment'],
    ['an unknown coupon', { ...byCard, coupon: 'FREE' }, 'coupon'],
  ])('CHK-3 CHK-4 API-29 refuses %s beside its field, and reserves nothing', async (_name, body, field) => {
    await novus.add('101', 5);
    const refused = await novus.place(await draftOf(novus), body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'invalid', [field]: [expect.any(String)] });
    expect(await left('101')).toBe(50);
    await emptyCart(novus);
  });

  it('CHK-8 an order that can no longer be placed says so and reserves nothing', async () => {
    await novus.add('200');
    await novus.add('101', 3);
    const pk = await draftOf(novus);
    await server.database.db.execute(sql`update products set stock = 0 where code = '200'`);
    const refused = await novus.place(pk);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      code: 'cannot_place',
      detail: 'Cannot place order, go back to the cart and remove unavailable products',
      products: ['200'],
    });
    expect(await left('101')).toBe(50);
    await server.database.db.execute(sql`update products set stock = 1 where code = '200'`);
    await emptyCart(novus);
  });

  it('SRV-5 CART-8 a price that changed after the buyer saw it is shown again before it is charged', async () => {
    await novus.add('101', 3);
    const pk = await draftOf(novus);
    await server.database.db.execute(sql`update products set price = 1100 where code = '101'`);
    const refused = await novus.place(pk);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'conflict',
        detail: 'The total has changed since you opened this page. Please check it and confirm again.',
      },
    ]);
    expect((await novus.order(pk)).subTotal).toBe('33.00');
    const placed = await novus.place(pk, onDelivery);
    expect(placed.json()).toMatchObject({ status: 'confirmed', subTotal: '33.00' });
    await server.database.db.execute(sql`update products set price = 1000 where code = '101'`);
    expect((await novus.order(pk)).details[0]).toMatchObject({ unitPrice: '11.00', totalPrice: '33.00' });
  });
});

describe('limits over several orders', () => {
  it('LIM-3 LIM-1 units bought today count, cancelled ones do not', async () => {
    const order = await novus.buy('301', 2, onDelivery).catch((error: unknown) => error);
    expect(order).toBeInstanceOf(Error);
    await emptyCart(novus);
    await novus.add('101', 3);
    const first = await novus.buy('301', 2, onDelivery);
    const refused = await novus.add('301');
    expect(refused.json()).toMatchObject({ code: 'daily_limit', available: 0 });
    await server.api('POST', `order/order/${first.pk}/cancel/`, { token: novus.token });
    expect((await novus.add('301')).statusCode).toBe(200);
    await emptyCart(novus);
  });

  it('LIM-3 SRV-4 a newer order takes the place of the member’s unpaid one, units and limits with it', async () => {
    await novus.add('101', 3);
    const unpaid = await novus.buy('301', 2);
    expect(await left('301')).toBe(48);
    await novus.add('100');
    const newer = (await novus.place(await draftOf(novus))).json<{ pk: number; status: string }>();
    expect(newer).toMatchObject({ status: 'awaiting_payment' });
    expect((await novus.order(unpaid.pk)).status).toBe('cancelled');
    expect(await left('301')).toBe(48);
    await server.api('POST', `order/order/${newer.pk}/cancel/`, { token: novus.token });
    expect(await left('301')).toBe(50);
    await emptyCart(novus);
  });
});

describe('an unpaid order', () => {
  it('ORD-1 SRV-4 expires after its hold and gives its units back exactly once', async () => {
    const order = await novus.buy('100', 4);
    const held = await left('100');
    await drainJobs(server.app);
    expect((await novus.order(order.pk)).status).toBe('awaiting_payment');
    const late = await novus.buy('100', 1);
    server.clock.pass(31);
    await drainJobs(server.app);
    await drainJobs(server.app);
    const expired = await novus.order(late.pk);
    expect(expired).toMatchObject({ status: 'expired', paymentData: null, reservedUntil: null });
    expect(await left('100')).toBe((held ?? 0) + 4);
    const again = await novus.place(late.pk);
    // Nothing is wrong with its products: they are not what is to be removed.
    expect([again.statusCode, again.json()]).toEqual([
      409,
      {
        code: 'cannot_place',
        detail:
          'This order was cancelled or not paid in time. Your products are still in your cart: please order again.',
        products: [],
      },
    ]);
    await emptyCart(novus);
  });

  it('API-58 cancelling gives the units back once; a repeat is refused; reorder fills the cart', async () => {
    const before = await left('101');
    const order = await novus.buy('101', 4);
    expect(await left('101')).toBe((before ?? 0) - 4);
    const cancelled = await server.api('POST', `order/order/${order.pk}/cancel/`, { token: novus.token });
    expect(cancelled.json()).toMatchObject({ status: 'cancelled' });
    const again = await server.api('POST', `order/order/${order.pk}/cancel/`, { token: novus.token });
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'conflict']);
    expect(again.json<{ detail: string }>().detail).toBe('This order can no longer be cancelled.');
    expect(await left('101')).toBe(before);
    // The cart, which is as it was, makes another order.
    const { pk: next } = (await novus.draft()).json<{ pk: number }>();
    expect([next === order.pk, (await novus.order(next)).status]).toEqual([false, 'draft']);
    await emptyCart(novus);
    const repeated = await server.api('POST', `order/order/${order.pk}/reorder/`, { token: novus.token });
    expect(repeated.json()).toEqual({ results: [{ productCode: '101', ok: true }], count: 4 });
    await emptyCart(novus);
  });
});

describe('the order history', () => {
  it('API-57 ORD-2 newest first, paged, by state and by local days, without drafts', async () => {
    const list = async (query: string) =>
      (await server.api('GET', `order/order/?${query}`, { token: novus.token })).json<{
        count: number;
        results: { pk: number; status: string; details?: unknown }[];
      }>();
    const all = await list('');
    const pks = all.results.map(({ pk }) => pk);
    expect(pks).toEqual(pks.toSorted((a, b) => b - a));
    expect(all.results.every(({ status, details }) => status !== 'draft' && details === undefined)).toBe(
      true,
    );
    const page = await list('limit=2&offset=1');
    expect([page.count, page.results.map(({ pk }) => pk)]).toEqual([all.count, pks.slice(1, 3)]);
    const confirmed = await list('status=confirmed');
    expect(new Set(confirmed.results.map(({ status }) => status))).toEqual(new Set(['confirmed']));
    expect((await list('from=2026-11-15&to=2026-11-15')).count).toBe(all.count);
    expect((await list('from=2026-11-16')).count).toBe(0);
    expect((await list('to=2026-11-14')).count).toBe(0);
  });
});

describe('deliveries and payments of an order', () => {
  it('API-28 CHK-4 DLV-2 the courier of the place with its fee, and pickup with hours', async () => {
    await novus.add('100', 4);
    const pk = await draftOf(novus);
    const options = async (query: string) =>
      (await server.api('GET', `order/order/${pk}/deliveries/?${query}`, { token: novus.token })).json<
        { slug: string; fee: string; freeFrom?: string; hours?: string; kind: string }[]
      >();
    expect(
      (await options('province=2&district=21')).map(({ slug, fee, freeFrom }) => [slug, fee, freeFrom]),
    ).toEqual([
      ['courier', '20.00', expect.stringMatching(/^free from 300,00/)],
      ['pickup', '0.00', undefined],
    ]);
    expect(
      (await options('province=1&district=11')).map(({ slug, fee, freeFrom }) => [slug, fee, freeFrom]),
    ).toEqual([
      ['courier-near', '10.00', expect.stringMatching(/^free over 0.500/)],
      ['pickup', '0.00', undefined],
    ]);
    expect((await options('province=1&district=13')).map(({ slug }) => slug)).toEqual(['pickup']);
    expect((await options('province=99')).map(({ slug }) => slug)).toEqual(['pickup']);
    expect((await options('province=2&district=')).map(({ slug }) => slug)).toEqual(['courier', 'pickup']);
    expect((await options('')).find(({ kind }) => kind === 'pickup')?.hours).toBe('Mon–Sat 11:00–17:00');
  });

  it('API-27 CHK-5 names each method with its fee’s percent and amount', async () => {
    const pk = await draftOf(novus);
    const methods = await server.api('GET', `order/order/${pk}/payments/`, { token: novus.token });
    expect(methods.json()).toEqual([
      {
        slug: 'card',
        name: 'Bank card',
        description: expect.any(String),
        paymentPercent: 1.5,
        paymentFee: '1.45',
      },
      {
        slug: 'delivery-pay',
        name: 'Pay on delivery',
        description: expect.any(String),
        paymentPercent: 0,
        paymentFee: '0.00',
      },
    ]);
    await emptyCart(novus);
  });

  it.each([
    ['DLV-1 free from a sum for novus', '400', 1, '0.00'],
    ['DLV-2 free over 0.5 CC', '100', 6, '0.00'],
  ])('%s', async (_name, code, quantity, fee) => {
    const near = {
      ...onDelivery,
      delivery: 'courier-near',
      address: { ...testAddress, province: 1, district: 11 },
    };
    const order = await novus.buy(code, quantity, code === '100' ? near : onDelivery);
    expect(order.deliveryFee).toBe(fee);
  });
});

it('CHK-3 MSG-5 a saved address is taken by its id; another’s is no address', async () => {
  const { street, ...rest } = testAddress;
  const saved = await server.api('POST', 'users/address/', {
    token: novus.token,
    body: { ...rest, address: street },
  });
  const addressId = saved.json<{ id: number }>().id;
  const order = await novus.buy('100', 1, { ...onDelivery, address: undefined, addressId });
  expect(order).toMatchObject({
    recipientName: 'Ada Buyer',
    district: 'Valley',
    address1: '5 Long Road, Far Town',
  });
  const other = buyer(server, manager.token);
  await other.add('100', 4);
  const stolen = await other.place((await other.draft()).json<{ pk: number }>().pk, {
    ...byCard,
    address: undefined,
    addressId,
  });
  expect(stolen.json()).toMatchObject({ code: 'invalid', addressId: ['Incorrect address, please fix.'] });
});
