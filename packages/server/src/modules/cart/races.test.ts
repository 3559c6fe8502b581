import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';

let postgres: TestPostgres;
let database: Database;
let shop: TestServer;
let token: string;

beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.open('cart');
  shop = await createTestServer({ database });
  token = await shop.api.login('999000000002');
});
afterAll(async () => {
  await shop.close();
  await database.close();
  await postgres.stop();
});

const add = (productCode: string, headers: Record<string, string> = {}) =>
  shop.api('POST', 'order/cart/add/', { token, headers, body: { productCode } });
const total = async (): Promise<number> =>
  (await shop.api('GET', 'order/cart/short/', { token })).json<{ totalQuantity: number }>().totalQuantity;

it('CART-1 the first forty calls of a member, all at once on PostgreSQL, lose nothing', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => add('100')));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(40);
  expect(await total()).toBe(40);
});

it('CART-4 parallel calls cannot get past the stock or a limit', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => add('100')));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  expect(await total()).toBe(50);
  const limited = await Promise.all(Array.from({ length: 10 }, () => add('300')));
  expect(limited.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
});

it('API-69 a wanted quantity sent thirty times at once is there once', async () => {
  const own = await shop.api.login('999000000004');
  const put = (quantity: number) =>
    shop.api('PUT', 'order/cart/line/102/', { token: own, body: { quantity } });
  const answers = await Promise.all(Array.from({ length: 30 }, () => put(3)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const short = async () => (await shop.api('GET', 'order/cart/short/', { token: own })).json<object>();
  expect(await short()).toMatchObject({ totalQuantity: 3 });
  await Promise.all([put(0), put(0), put(0)]);
  expect(await short()).toMatchObject({ totalQuantity: 0 });
});

it('API-7 the same key ten times at once adds once, and all get the first answer', async () => {
  const before = await total();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => add('101', { 'idempotency-key': 'same' })),
  );
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set([`200 {"count":${before + 1}}`]),
  );
  expect(await total()).toBe(before + 1);
});

it('CART-1 logins at once with one visitor’s cart join it once', async () => {
  const made = await shop.api('POST', 'order/cart/add/', { body: { productCode: '102', quantity: 2 } });
  const cookies = Object.fromEntries(made.cookies.map(({ name, value }) => [name, value]));
  const body = { username: '999000000003', password: 'Aloe-demo-2026' };
  const logins = await Promise.all(
    Array.from({ length: 5 }, () => shop.api('POST', 'login/', { body, cookies })),
  );
  expect(logins.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  const own = logins[0]!.json<{ token: string }>().token;
  expect((await shop.api('GET', 'order/cart/short/', { token: own })).json()).toMatchObject({
    totalQuantity: 2,
  });
});
