import type { Order } from '@caravan/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { logInBuyer, onDelivery, type Buyer } from '../../testing/journey.ts';
import { drainJobs } from '../jobs/index.ts';

let server: TestServer;
let novus: Buyer;
let other: Buyer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  novus = await logInBuyer(server, '999000000005');
  other = await logInBuyer(server, '999000000004');
});
afterEach(async () => {
  for (const { token } of [novus, other]) await server.api('DELETE', 'order/cart/', { token });
  // The next test begins in another month, at noon again.
  server.clock.pass(31 * 24 * 60);
  await drainJobs(server.app);
});

/** Buys so many units of a product with a limit, and enough beside them for an order. */
const buy = async (who: Buyer, code: string, quantity: number, body?: unknown): Promise<Order> => {
  await who.add('101', 2);
  const order = await who.buy(code, quantity, body);
  expect(order.details.map((line) => [line.code, line.quantity])).toContainEqual([code, quantity]);
  return order;
};

/** How many units of a product a buyer may still put into the cart. */
const allowed = async (who: Buyer, code: string): Promise<number> => {
  const answer = await who.add(code, 40);
  expect(answer.statusCode).toBe(400);
  return answer.json<{ available: number }>().available;
};

const placedAt = (pk: number, moment: string) =>
  server.database.executeSql(`update orders set placed_at = '${moment}' where id = ${pk}`);

it.each([
  ['daily', '301', 2],
  ['monthly', '302', 5],
])(
  'LIM-1 a %s limit is each member’s own: what another has bought uses none of it',
  async (_, code, limit) => {
    await buy(other, code, limit, onDelivery);
    expect(await allowed(other, code)).toBe(0);
    expect(await allowed(novus, code)).toBe(limit);
  },
);

it('LIM-1 a once limit is one order’s: what was bought before uses none of it', async () => {
  await buy(novus, '300', 3, onDelivery);
  expect(await allowed(novus, '300')).toBe(3);
});

it('LIM-1 a monthly limit counts from the first of the month, by the country’s clocks', async () => {
  const { pk } = await buy(novus, '302', 3, onDelivery);
  const [year, month] = server.clock.now().toISOString().split('-').map(Number);
  const first = Date.UTC(year ?? 0, (month ?? 0) - 1, 1) - 6 * 3_600_000;
  await placedAt(pk, new Date(first).toISOString());
  expect(await allowed(novus, '302')).toBe(2);
  await placedAt(pk, new Date(first - 1).toISOString());
  expect(await allowed(novus, '302')).toBe(5);
});

it('LIM-1 a daily limit counts from midnight, by the country’s clocks', async () => {
  const { pk } = await buy(novus, '301', 2, onDelivery);
  const midnight = Math.floor(server.clock.now().getTime() / 86_400_000) * 86_400_000 - 6 * 3_600_000;
  await placedAt(pk, new Date(midnight).toISOString());
  expect(await allowed(novus, '301')).toBe(0);
  await placedAt(pk, new Date(midnight - 1).toISOString());
  expect(await allowed(novus, '301')).toBe(2);
});

it('LIM-1 PAY-7 an unpaid order of another member holds its units from everybody else', async () => {
  await server.database.executeSql(`update products set stock = 7 where code = '401'`);
  await other.add('401', 5);
  const unpaid = (await other.place((await other.draft()).json<{ pk: number }>().pk)).json<Order>();
  expect(unpaid.status).toBe('awaiting_payment');
  expect(await allowed(novus, '401')).toBe(2);
  expect((await other.add('401', 3)).statusCode).toBe(400);
  expect((await other.add('401', 2)).statusCode).toBe(200);
});

describe('LIM-7 PAY-12 money that comes after an order had ended', () => {
  /** An order whose hold has ended. */
  const expired = async (code: string, quantity: number): Promise<Order> => {
    const order = await buy(novus, code, quantity);
    server.clock.pass(31);
    await drainJobs(server.app);
    expect((await novus.order(order.pk)).status).toBe('expired');
    await server.api('DELETE', 'order/cart/', { token: novus.token });
    return order;
  };
  const paid = async (order: Order) => {
    await novus.pay(order);
    return (await novus.order(order.pk)).status;
  };

  it('pays it although another member has used their own limit since', async () => {
    const order = await expired('301', 2);
    await buy(other, '301', 2, onDelivery);
    expect(await paid(order)).toBe('paid');
  });

  it('is judged by the units of today for a daily limit, by those of the month for a monthly one', async () => {
    const daily = await expired('301', 2);
    const before = await buy(novus, '301', 2, onDelivery);
    await placedAt(before.pk, new Date(server.clock.now().getTime() - 86_400_000).toISOString());
    expect(await paid(daily)).toBe('paid');

    const monthly = await expired('302', 3);
    const earlier = await buy(novus, '302', 3, onDelivery);
    await placedAt(earlier.pk, new Date(server.clock.now().getTime() - 86_400_000).toISOString());
    expect(await paid(monthly)).toBe('paid_review');
  });

  it('is not judged by what was bought in the month before', async () => {
    const order = await expired('302', 3);
    const before = await buy(novus, '302', 5, onDelivery);
    await placedAt(before.pk, new Date(server.clock.now().getTime() - 31 * 86_400_000).toISOString());
    expect(await paid(order)).toBe('paid');
  });

  it.each([
    ['301', 1],
    ['302', 4],
  ])(
    'is judged by what stayed with the buyer of the units of %s that were bought since',
    async (code, late) => {
      const order = await expired(code, late);
      const since = await buy(novus, code, 2, onDelivery);
      await server.database.executeSql(
        `update order_lines set returned = 1 where order_id = ${since.pk} and code = '${code}'`,
      );
      expect(await paid(order)).toBe('paid');
    },
  );
});
