import type { Cart, Magazine, Order, Product } from '@caravan/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../../db/schema/index.ts';
import { importContent } from '../../../import/index.ts';
import { testContent } from '../../../testing/content-folder.ts';
import { testCountry, type TestServer } from '../../../testing/index.ts';
import { createTestServerOn, databaseKinds } from '../../../testing/create-test-server-on.ts';
import { byCard } from '../../../testing/journey.ts';
import { seedProducts } from '../../../testing/seed.ts';

const names = { en: 'Region', tr: 'Bölge' };
const country = testCountry({ stores: [2, 5].map((id) => ({ id, name: names })), defaultStore: 2 });

/** The south, region 5, has units of its own of two products: some of one, and of one that is sold out elsewhere. */
const south: Readonly<Record<string, Record<string, number>>> = { 100: { 5: 4 }, 201: { 5: 3 } };

describe.each(databaseKinds)('regions with stock of their own on %s', (kind) => {
  let shop: TestServer;

  beforeAll(async () => {
    shop = await createTestServerOn(kind, {
      country,
      products: seedProducts.map((product) => ({ ...product, storeStock: south[product.code] ?? {} })),
    });
  });
  afterAll(async () => {
    await shop.close();
  });

  const stock = async (code: string) => {
    const [row] = await shop.database.db.select().from(products).where(eq(products.code, code));
    return { common: row?.stock, south: row?.storeStock['5'] };
  };
  const from = (store: number) => ({ headers: { store: String(store) } });
  const listed = async (store: number, query: string): Promise<Record<string, number>> => {
    const { results } = (await shop.api('GET', `product/?${query}`, from(store))).json<{
      results: Product[];
    }>();
    return Object.fromEntries(results.map(({ productCode, amount }) => [productCode, amount]));
  };
  const add = (token: string, store: number, quantity: number, productCode = '100') =>
    shop.api('POST', 'order/cart/add/', { token, ...from(store), body: { productCode, quantity } });
  const draft = async (token: string, store: number): Promise<number> => {
    const answer = await shop.api('POST', 'order/order/', { token, ...from(store), body: {} });
    return answer.json<{ pk: number }>().pk;
  };
  const place = (token: string, store: number, pk: number) =>
    shop.api('PATCH', `order/order/${pk}/payment-delivery/`, { token, ...from(store), body: byCard });
  const empty = (token: string) => shop.api('DELETE', 'order/cart/', { token });

  it('SHELL-7 SHOP-4 each region sees its own units, in lists, product and filter', async () => {
    expect(await listed(2, 'q=100')).toEqual({ 100: 50 });
    expect(await listed(5, 'q=100')).toEqual({ 100: 4 });
    expect(await listed(2, 'in_stock=true&limit=100')).not.toHaveProperty('201');
    expect(await listed(5, 'in_stock=true&limit=100')).toMatchObject({ 100: 4, 101: 50, 201: 3 });
  });

  it('CONT-6 SHELL-7 a printed magazine has the units of the region', async () => {
    const content = await testContent();
    await importContent(shop.database, country, content.folder, { at: shop.clock.now() });
    content.remove();
    const copies = async (store: number) =>
      (await shop.api('GET', 'magazine/magazine', from(store)))
        .json<{ results: Magazine[] }>()
        .results.flatMap(({ code, quantity }) => (code === '100' ? [quantity] : []));
    expect([await copies(2), await copies(5)]).toEqual([[50], [4]]);
  });

  it('CART-3 CART-4 a cart is judged by the region in which it is shown', async () => {
    const token = await shop.api.login('999000000003');
    const refused = await add(token, 5, 5);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'out_of_stock', available: 4 }),
    ]);
    expect((await add(token, 2, 5)).statusCode).toBe(200);
    const lines = async (store: number) =>
      (await shop.api('GET', 'order/cart/', { token, ...from(store) }))
        .json<Cart>()
        .items.map(({ available, remainingStock }) => [available, remainingStock]);
    expect(await lines(2)).toEqual([[true, 50]]);
    expect(await lines(5)).toEqual([[false, 4]]);
    await empty(token);
  });

  it('SRV-4 an order takes units of its region and gives them back to it, once', async () => {
    const token = await shop.api.login('999000000003');
    await add(token, 5, 3);
    const pk = await draft(token, 5);
    expect((await place(token, 5, pk)).statusCode).toBe(200);
    expect(await stock('100')).toEqual({ common: 50, south: 1 });
    expect(await listed(5, 'q=100')).toEqual({ 100: 1 });
    // What the own unpaid order holds is in stock for the member, in that region only.
    const seen = async (store: number) =>
      (await shop.api('GET', 'product/?q=100', { token, ...from(store) })).json<{ results: Product[] }>()
        .results[0]?.amount;
    expect([await seen(5), await seen(2)]).toEqual([4, 50]);
    for (const _ of [1, 2]) await shop.api('POST', `order/order/${pk}/cancel/`, { token, body: {} });
    expect(await stock('100')).toEqual({ common: 50, south: 4 });
    await empty(token);
  });

  it('SRV-4 CHK-8 an order that moves to another region moves its units', async () => {
    const token = await shop.api.login('999000000003');
    await add(token, 5, 3);
    const first = await draft(token, 5);
    await place(token, 5, first);
    // The same order again, now from the north.
    expect((await place(token, 2, first)).statusCode).toBe(200);
    expect(await stock('100')).toEqual({ common: 47, south: 4 });
    // Another order in its place, of more than the south has: refused, and nothing is given back or taken.
    await add(token, 2, 3);
    const second = await draft(token, 2);
    const refused = await place(token, 5, second);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'cannot_place']);
    expect(await stock('100')).toEqual({ common: 47, south: 4 });
    const answer = await place(token, 2, second);
    expect([answer.statusCode, answer.json<Order>().status]).toEqual([200, 'awaiting_payment']);
    expect(await stock('100')).toEqual({ common: 44, south: 4 });
    await shop.api('POST', `order/order/${second}/cancel/`, { token, body: {} });
    expect(await stock('100')).toEqual({ common: 50, south: 4 });
    await empty(token);
  });

  it('REL-2 four buyers after the last units of a region: one gets them', async () => {
    const ids = ['999000000001', '999000000002', '999000000003', '999000000004'];
    const tokens = await Promise.all(ids.map((id) => shop.api.login(id)));
    const orders = await Promise.all(
      tokens.map(async (token) => {
        await add(token, 5, 3);
        return { token, pk: await draft(token, 5) };
      }),
    );
    const codes = (await Promise.all(orders.map(({ token, pk }) => place(token, 5, pk)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await stock('100')).toEqual({ common: 50, south: 1 });
  });

  it('SRV-4 SHELL-7 a buyer who holds the last common units may move to a region that sells the same ones', async () => {
    const token = await shop.api.login('999000000004');
    await empty(token);
    await shop.database.db.update(products).set({ stock: 2 }).where(eq(products.code, '102'));
    await add(token, 2, 2, '102');
    await add(token, 2, 1, '101');
    const pk = await draft(token, 2);
    expect((await place(token, 2, pk)).statusCode).toBe(200);
    expect(await stock('102')).toMatchObject({ common: 0 });
    const moved = await place(token, 5, pk);
    expect([moved.statusCode, moved.json<{ status: string }>().status]).toEqual([200, 'awaiting_payment']);
    expect(await stock('102')).toMatchObject({ common: 0 });
    await shop.api('POST', `order/order/${pk}/cancel/`, { token });
    expect(await stock('102')).toMatchObject({ common: 2 });
    await empty(token);
  });
});
