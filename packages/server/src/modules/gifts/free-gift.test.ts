import type { Cart, Order } from '@caravan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsInBooks, stockOf } from '../../testing/books.ts';
import { giftCountry, giftProducts } from '../../testing/gift-country.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { byCard, logInBuyer, onDelivery, type Buyer } from '../../testing/journey.ts';
import { drainJobs } from '../jobs/index.ts';

let server: TestServer;
let initial: Map<string, number>;
let novus: Buyer;

beforeAll(async () => {
  server = await createTestServer({ country: giftCountry(), products: giftProducts });
  initial = await stockOf(server.database);
  novus = await logInBuyer(server, '999000000005');
});

afterAll(async () => {
  expect(await faultsInBooks(server.database, initial)).toEqual([]);
  await server.close();
});

const left = async (code: string) => (await stockOf(server.database)).get(code);
const cartOf = async (token?: string, cookies?: Record<string, string>) =>
  (
    await server.api('GET', 'order/cart/', { ...(token && { token }), ...(cookies && { cookies }) })
  ).json<Cart>();
const giftsIn = (lines: readonly { code: string; gift?: boolean | undefined }[]) =>
  lines.flatMap(({ code, gift }) => (gift ? [code] : []));
const emptyCart = () => server.api('DELETE', 'order/cart/', { token: novus.token });
const cancel = (pk: number) => server.api('POST', `order/order/${pk}/cancel/`, { token: novus.token });
const setStock = (code: string, units: number) =>
  server.database.db.execute(sql`update products set stock = ${units} where code = ${code}`);
const draftOf = async () => (await novus.draft()).json<{ pk: number }>().pk;

it('LIM-6 CART-3 a cart over 500.00 shows the operator’s first gift, which counts for nothing', async () => {
  await novus.add('100', 20);
  const below = await cartOf(novus.token);
  expect(below).toMatchObject({ totalQuantity: 20, giftAvailable: true, totals: { subTotal: '510.00' } });
  expect(giftsIn(below.items)).toEqual([]);
  await novus.add('100', 1);
  const over = await cartOf(novus.token);
  expect(over).toMatchObject({
    totalQuantity: 21,
    totals: { subTotal: '535.50', discount: '26.78', totalCc: '2.100' },
  });
  expect(over.items.at(-1)).toMatchObject({
    code: '961',
    productName: 'Tote Bag',
    quantity: 1,
    unitPrice: '0.00',
    totalPrice: '0.00',
    totalCc: '0.000',
    gift: true,
    available: true,
  });
  await emptyCart();
});

it('LIM-6 a visitor’s cart shows it too', async () => {
  const made = await server.api('POST', 'order/cart/add/', { body: { productCode: '400' } });
  const cookies = Object.fromEntries(made.cookies.map(({ name, value }) => [name, value]));
  expect(giftsIn((await cartOf(undefined, cookies)).items)).toEqual(['961']);
});

it('LIM-6 SRV-4 placing takes a unit of the gift; it is in the order and its mail; cancelling and expiry give it back', async () => {
  for (const end of ['cancelled', 'expired']) {
    await novus.add('400');
    const pk = await draftOf();
    expect(giftsIn((await novus.order(pk)).details)).toEqual(['961']);
    expect(await left('961')).toBe(1);
    const placed = (await novus.place(pk)).json<Order>();
    expect(placed).toMatchObject({ subTotal: '1500.00', ccSum: '2.500' });
    expect(placed.details.at(-1)).toMatchObject({ code: '961', gift: true, quantity: 1, totalPrice: '0.00' });
    expect(await left('961')).toBe(0);
    // The unit that the member's own unpaid order holds is theirs.
    expect(giftsIn((await cartOf(novus.token)).items)).toEqual(['961']);
    expect((await novus.place(pk)).json<Order>().details).toHaveLength(2);
    expect(await left('961')).toBe(0);
    if (end === 'cancelled') await cancel(pk);
    else {
      server.clock.pass(31);
      await drainJobs(server.app);
    }
    expect((await novus.order(pk)).status).toBe(end);
    expect(await left('961')).toBe(1);
    await emptyCart();
  }
});

it('LIM-6 a gift that is gone when the order is placed is left out, and the order goes through', async () => {
  await novus.add('400');
  const pk = await draftOf();
  await setStock('961', 0);
  const placed = (await novus.place(pk)).json<Order>();
  expect(placed.status).toBe('awaiting_payment');
  expect(placed.details.map(({ code }) => code)).toEqual(['400']);
  await cancel(pk);
  await setStock('961', 1);
});

it('LIM-6 the next choice is given when the first has run out, and its being gone is told once none is left', async () => {
  await setStock('961', 0);
  expect(giftsIn((await cartOf(novus.token)).items)).toEqual(['960']);
  const pk = await draftOf();
  expect(giftsIn((await novus.order(pk)).details)).toEqual(['960']);
  await setStock('960', 0);
  const cart = await cartOf(novus.token);
  expect(cart).toMatchObject({ giftAvailable: false, canOrder: true });
  expect(giftsIn(cart.items)).toEqual([]);
  expect(cart.messages).toEqual([{ code: 'gift_gone', text: 'The gift for your order is out of stock.' }]);
  // The same draft follows: its gift goes, and comes back with the stock.
  expect(await draftOf()).toBe(pk);
  expect(giftsIn((await novus.order(pk)).details)).toEqual([]);
  await setStock('960', 2);
  await setStock('961', 1);
  expect(await draftOf()).toBe(pk);
  expect(giftsIn((await novus.order(pk)).details)).toEqual(['961']);
  await emptyCart();
});

it('LIM-6 LIM-1 a product may be bought and given in one order; the gift counts for no limit and leaves the cart alone', async () => {
  await setStock('961', 0);
  await novus.add('400');
  await novus.add('960');
  const order = await novus.buy('101', 1);
  expect(order.details.map(({ code, gift }) => [code, gift ?? false])).toEqual([
    ['101', false],
    ['400', false],
    ['960', false],
    ['960', true],
  ]);
  expect(order.subTotal).toBe('1524.50');
  expect(await left('960')).toBe(0);
  await novus.pay(order);
  expect((await cartOf(novus.token)).items).toEqual([]);
  const again = await server.api('POST', `order/order/${order.pk}/reorder/`, { token: novus.token });
  expect(again.json<{ results: { productCode: string; ok: boolean }[] }>().results).toMatchObject([
    { productCode: '101', ok: true },
    { productCode: '400', ok: true },
    { productCode: '960', ok: false },
  ]);
  await emptyCart();
  await setStock('961', 1);
});

it('LIM-6 the daily limit of a product is untouched by units that were given', async () => {
  server.clock.pass(24 * 60);
  await setStock('961', 0);
  await setStock('960', 5);
  initial.set('960', 7);
  await novus.buy('400', 1, onDelivery);
  expect((await novus.add('960')).statusCode).toBe(200);
  expect((await novus.add('960')).json()).toMatchObject({ code: 'daily_limit' });
  await emptyCart();
  await setStock('961', 1);
});

it('LIM-6 SRV-5 a price that falls takes the gift away with the sum that earned it', async () => {
  await novus.add('400');
  const pk = await draftOf();
  await server.database.db.execute(sql`update products set price = 40000 where code = '400'`);
  expect((await novus.place(pk)).statusCode).toBe(409);
  expect(giftsIn((await novus.order(pk)).details)).toEqual([]);
  const placed = (await novus.place(pk, byCard)).json<Order>();
  expect(placed).toMatchObject({ subTotal: '400.00', status: 'awaiting_payment' });
  await cancel(pk);
  await emptyCart();
});
