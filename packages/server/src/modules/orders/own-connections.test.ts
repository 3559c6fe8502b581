import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServerOn } from '../../testing/create-test-server-on.ts';
import { logInBuyer, onDelivery } from '../../testing/journey.ts';
import type { TestServer } from '../../testing/index.ts';

let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServerOn('postgres');
});
afterAll(() => shop.close());

it('PERF-8 an order is drafted and placed while slow reads have all connections of calls', async () => {
  const novus = await logInBuyer(shop, '999000000005');
  await novus.add('100', 4);
  const { database } = shop;
  const busy = () => database.pools().find(({ name }) => name === 'calls');
  const state = { over: false };
  const reading = async (): Promise<void> => {
    while (!state.over) await database.executeSql('select pg_sleep(0.3)');
  };
  const holding = Array.from({ length: 10 }, () => database.inTransaction(reading));
  await expect.poll(() => busy()?.idle).toBe(0);
  await expect.poll(() => busy()?.total).toBe(10);

  const drafted = await novus.draft();
  expect([drafted.statusCode, drafted.body]).toEqual([201, expect.any(String)]);
  const placed = await novus.place(drafted.json<{ pk: number }>().pk, onDelivery);
  expect(placed.statusCode, placed.body).toBe(200);
  expect(busy()).toMatchObject({ total: 10, idle: 0 });

  state.over = true;
  await Promise.all(holding);
});
