import type { Cart, DeliveryMethod } from '@caravan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from './db/schema/index.ts';
import { createTestServer, testCountry, type TestServer } from './testing/index.ts';
import { testAddress } from './testing/journey.ts';

const { rules, deliveryFacts } = testCountry();

/** Couriers go round the capital, store 2, for 7.00 and elsewhere for 20.00; only the capital has an office. */
const country = testCountry({
  stores: [
    { id: 2, name: { en: 'Capital', tr: 'Başkent' } },
    { id: 5, name: { en: 'South', tr: 'Güney' } },
  ],
  defaultStore: 2,
  rules: {
    ...rules,
    delivery: [
      { slug: 'courier-near', kind: 'courier', fee: 700, stores: [2] },
      { slug: 'courier', kind: 'courier', fee: 2000, stores: [5] },
      { slug: 'pickup', kind: 'pickup', fee: 0, stores: [2] },
    ],
  },
  deliveryFacts,
});

let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServer({ country });
});
afterAll(() => shop.close());

const from = (store?: string) => (store === undefined ? {} : { headers: { store } });

describe('a country with regions of its own', () => {
  it('API-36 names them in the language, in the order of the definition', async () => {
    const list = async (language: string) => (await shop.api('GET', 'location/region/', { language })).json();
    expect(await list('en')).toEqual([
      { pk: 2, region: 'Capital' },
      { pk: 5, region: 'South' },
    ]);
    expect(await list('tr')).toEqual([
      { pk: 2, region: 'Başkent' },
      { pk: 5, region: 'Güney' },
    ]);
  });

  describe('for a member with an order', () => {
    let token: string;
    let pk: number;
    beforeAll(async () => {
      token = await shop.api.login('999000000001');
      await shop.api('POST', 'order/cart/add/', { token, body: { productCode: '100', quantity: 3 } });
      pk = (await shop.api('POST', 'order/order/', { token, body: {} })).json<{ pk: number }>().pk;
    });

    const deliveries = async (store?: string): Promise<string[]> => {
      const answer = await shop.api('GET', `order/order/${pk}/deliveries/?province=2&district=21`, {
        token,
        ...from(store),
      });
      return answer.json<DeliveryMethod[]>().map(({ slug, fee }) => `${slug} ${fee}`);
    };

    it.each([[undefined], ['2'], ['7'], [''], ['nowhere'], ['2, 5']])(
      'API-2 DLV-3 the store %j, absent or unknown, means the default region',
      async (store) => {
        expect(await deliveries(store)).toEqual(['courier-near 7.00', 'pickup 0.00']);
      },
    );

    it('API-2 DLV-3 another store has its own deliveries and fees', async () => {
      expect(await deliveries('5')).toEqual(['courier 20.00']);
    });

    it('API-2 DLV-3 the cart of a store knows what its only delivery costs', async () => {
      const fee = async (store: string) =>
        (await shop.api('GET', 'order/cart/', { token, ...from(store) })).json<Cart>().totals.deliveryFee;
      expect([await fee('2'), await fee('5')]).toEqual([null, '20.00']);
    });

    it('API-2 DLV-3 an order is placed by the rules of its store, which it keeps', async () => {
      const place = (delivery: string, store: string) =>
        shop.api('PATCH', `order/order/${pk}/payment-delivery/`, {
          token,
          ...from(store),
          body: { payment: 'card', delivery, address: testAddress, agreements: ['distance-sales'] },
        });
      const refused = await place('courier-near', '5');
      expect([refused.statusCode, refused.json<object>()]).toEqual([
        400,
        expect.objectContaining({ delivery: [expect.any(String)] }),
      ]);
      const placed = await place('courier', '5');
      expect([placed.statusCode, placed.json<{ deliveryFee: string }>().deliveryFee]).toEqual([200, '20.00']);
      const [kept] = await shop.database.db
        .select({ store: orders.store })
        .from(orders)
        .where(eq(orders.id, pk));
      expect(kept).toEqual({ store: 5 });
    });
  });
});
