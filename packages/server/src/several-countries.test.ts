import type { Cart, Order, Product } from '@caravan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, testCountry, type TestServer } from './testing/index.ts';
import { logInBuyer, onDelivery } from './testing/journey.ts';

/** A neighbour of `xx`: other host, currency without decimals, other minimum, language order, words of one language first. */
const neighbour = testCountry({
  val: 'yy',
  id: 98,
  engName: 'Yland',
  name: 'Yland',
  domains: ['other.example'],
  languages: ['tr', 'en'],
  currency: {
    code: 'YYD',
    isoNumber: '998',
    digits: 0,
    symbol: 'YYD',
    symbolPlace: 'after',
    thousands: '',
    decimal: '',
  },
  timeZone: 'Europe/Istanbul',
  fboPrefix: '998',
  rules: { ...testCountry().rules, minimumOrder: 5000, vatBp: 2000 },
});

let alone: TestServer;
let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  alone = await createTestServer();
  first = await createTestServer();
  second = await createTestServer({ country: neighbour, database: first.database });
});
afterAll(async () => {
  await alone.close();
  await second.close();
  await first.close();
});

/** What a member gets who looks round, fills a cart and orders; without what chance made: the code, and the key that the shops draw from one row of numbers. */
const visit = async (server: TestServer) => {
  const { api } = server;
  const products = (await api('GET', 'product/?sort=price')).json<{ results: Product[] }>();
  const provinces = (await api('GET', 'provinces/')).json<unknown>();
  const member = await logInBuyer(server, '999000000005');
  const added = (await member.add('100', 4)).json<unknown>();
  const refused = (await member.add('301', 3)).json<unknown>();
  const cart = (await api('GET', 'order/cart/', { token: member.token })).json<Cart>();
  const { code: _, pk: __, ...order } = await member.buy('101', 1, onDelivery);
  return { products, provinces, added, refused, cart, order };
};

describe('one server and several', () => {
  it('SRV-1 a country alone and one beside another answer the same to the last letter', async () => {
    const beside = visit(first);
    // Meanwhile the neighbour is visited too: what it keeps in memory must not be the first one's.
    const [other, together] = await Promise.all([visit(second), beside]);
    expect(together).toEqual(await visit(alone));
    expect(JSON.stringify(other)).not.toMatch(/XXD|\/xx\//);
    expect(JSON.stringify(together)).not.toMatch(/YYD|\/yy\//);
    expect(other.cart).toMatchObject({ currency: 'YYD', totals: { subTotal: '10200' } });
    expect(together.cart).toMatchObject({ currency: 'XXD', totals: { subTotal: '102.00' } });
  });

  it('SRV-1 SRV-3 they share members and nothing else: stock, carts, orders, hosts, languages', async () => {
    const member = await logInBuyer(first, '999000000004');
    const call = { token: member.token };
    const stock = async ({ api }: TestServer) =>
      (await api('GET', 'product/?q=401')).json<{ results: Product[] }>().results[0]?.amount;
    const [before, besideBefore] = [await stock(first), await stock(second)];
    const order: Order = await member.buy('401', 7, onDelivery);
    expect([await stock(first), await stock(second)]).toEqual([(before ?? 0) - 7, besideBefore]);

    expect((await second.api('GET', 'users/address/', call)).statusCode).toBe(200);
    expect((await second.api('GET', 'order/order/', call)).json()).toEqual({ results: [], count: 0 });
    expect((await second.api('GET', `order/order/${order.pk}/`, call)).statusCode).toBe(404);
    await member.add('100', 2);
    expect((await second.api('GET', 'order/cart/short/', call)).json()).toMatchObject({ totalQuantity: 0 });

    const host = { headers: { host: 'other.example' } };
    expect((await first.api('GET', 'category/', host)).statusCode).toBe(421);
    expect((await second.api('GET', 'category/', host)).statusCode).toBe(200);
    const lost = async ({ api }: TestServer) => (await api('GET', 'category/', { language: 'ka' })).body;
    expect([await lost(first), await lost(second)]).toEqual([
      expect.stringContaining('Not found.'),
      expect.stringContaining('Bulunamadı.'),
    ]);
  });

  it('SRV-1 one that ends leaves the others running', async () => {
    const third = await createTestServer({
      country: testCountry({ val: 'zz', domains: ['third.example'] }),
      database: first.database,
    });
    await third.close();
    for (const { api } of [first, second]) expect((await api('GET', 'product/')).statusCode).toBe(200);
  });
});
