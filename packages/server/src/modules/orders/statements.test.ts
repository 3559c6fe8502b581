import type { Order } from '@caravan/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { giftCountry, giftProducts } from '../../testing/gift-country.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { byCard, logInBuyer, onDelivery, type Buyer } from '../../testing/journey.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';

let postgres: TestPostgres;
let database: Database;
let server: TestServer;
let novus: Buyer;

beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.open('statements');
  server = await createTestServer({ database, country: giftCountry(), products: giftProducts });
  novus = await logInBuyer(server, '999000000005');
});

afterAll(async () => {
  await server.close();
  await database.close();
  await postgres.stop();
});

/** What reached the database between `begin` and `commit` while `work` ran, both included. */
const transactionOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = query.mock.calls.map(([first]: unknown[]) =>
    typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : String(first),
  );
  query.mockRestore();
  return texts.slice(texts.indexOf('begin'), texts.indexOf('commit') + 1);
};

it.each([
  ['by card', undefined],
  ['on delivery', onDelivery],
])('PERF-4 SRV-4 placing an order of many lines %s takes at most 12 statements', async (_name, body) => {
  // The queue's own look-ups are made once per process.
  await novus.buy('100', 4, body);
  await server.api('DELETE', 'order/cart/', { token: novus.token });
  for (const code of ['100', '101', '103', '300', '302', '401']) await novus.add(code, 2);
  const { pk } = (await novus.draft()).json<{ pk: number }>();
  const statements = await transactionOf(async () => {
    const placed = await novus.place(pk, body);
    expect(placed.statusCode).toBe(200);
  });
  expect(statements[0]).toBe('begin');
  expect(statements.at(-1)).toBe('commit');
  expect(statements.length).toBeLessThanOrEqual(12);
});

it('PERF-4 LIM-6 so it does with a coupon, a gift, and an unpaid order whose place it takes', async () => {
  const earning = await novus.buy('100', 4);
  await novus.pay(earning);
  const coupon = (await novus.order(earning.pk)).couponEarned?.code;
  await novus.buy('101', 5, { ...byCard, coupon });
  await novus.add('400');
  const { pk } = (await novus.draft()).json<{ pk: number }>();
  const statements = await transactionOf(async () => {
    const placed = await novus.place(pk, { ...byCard, coupon });
    expect(placed.json<Order>()).toMatchObject({ status: 'awaiting_payment', coupon: '10.00' });
    expect(placed.json<Order>().details.some(({ gift }) => gift)).toBe(true);
  });
  expect(statements.at(-1)).toBe('commit');
  expect(statements.length).toBeLessThanOrEqual(12);
});

it('PERF-4 PAY-5 settling an order takes at most 12 statements, its coupon, its mail and the cart included', async () => {
  const order = await novus.buy('100', 4);
  const statements = await transactionOf(async () => {
    expect((await novus.pay(order)).statusCode).toBe(303);
  });
  expect((await novus.order(order.pk)).couponEarned).toMatchObject({ state: 'usable' });
  expect(statements[0]).toBe('begin');
  expect(statements.at(-1)).toBe('commit');
  expect(statements.length).toBeLessThanOrEqual(12);
});
