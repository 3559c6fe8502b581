import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CountryContext } from './context.ts';
import { carts, idempotency, loginFailures, sessions } from './db/schema/index.ts';
import { createPurgeIdempotency } from './http/idempotency.ts';
import { createAccounts } from './modules/accounts/index.ts';
import { createCart } from './modules/cart/index.ts';
import { createTestServer, type TestServer } from './testing/index.ts';

let shop: TestServer;
let context: CountryContext;
beforeAll(async () => {
  shop = await createTestServer({ extend: (_app, given) => void (context = given) });
});
afterAll(() => shop.close());

it('what has ended is forgotten, what has not is kept', async () => {
  const { db } = shop.database;
  const token = await shop.api.login('999000000001');
  const add = (call: object) =>
    shop.api('POST', 'order/cart/add/', { body: { productCode: '100' }, ...call });
  await add({});
  await add({ token, headers: { 'idempotency-key': 'k' } });
  await shop.api('POST', 'login/', { body: { username: '999000000001', password: 'wrong' } });
  const left = async (): Promise<number[]> =>
    Promise.all([carts, idempotency, sessions, loginFailures].map((table) => db.$count(table)));
  const tidy = async (): Promise<void> => {
    await createAccounts(context, { send: async () => undefined }).purge();
    await createCart(context).purge();
    await createPurgeIdempotency(context)();
  };
  await tidy();
  expect(await left()).toEqual([2, 1, 1, 2]);
  shop.clock.pass(25 * 60);
  await tidy();
  expect(await left()).toEqual([2, 0, 1, 0]);
  shop.clock.pass(60 * 24 * 60);
  await tidy();
  expect(await left()).toEqual([1, 0, 0, 0]);
});
