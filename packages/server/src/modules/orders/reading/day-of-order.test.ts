import type { ListedOrder } from '@caravan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/index.ts';
import { byCard, logInBuyer, onDelivery, type Buyer } from '../../../testing/journey.ts';

let server: TestServer;
let novus: Buyer;

beforeAll(async () => {
  server = await createTestServer();
  server.clock.set('2026-11-30T17:50:00Z');
  novus = await logInBuyer(server, '999000000005');
});
afterAll(() => server.close());

const listed = async (query: string): Promise<string[]> => {
  const answer = await server.api('GET', `order/order/?${query}`, { token: novus.token });
  return answer.json<{ results: ListedOrder[] }>().results.map(({ code }) => code);
};

it('ORD-2 API-57 an order is of the day on which it was placed, though its draft was begun the month before', async () => {
  await novus.add('100', 4);
  const { pk } = (await novus.draft()).json<{ pk: number }>();
  // It was ten before midnight there; it is ten past, on the first of December.
  server.clock.set('2026-11-30T18:10:00Z');
  await novus.place(pk, byCard);
  server.clock.set('2026-11-30T18:15:00Z');
  const { code, createdAt } = (await novus.place(pk, onDelivery)).json<ListedOrder>();
  expect(createdAt).toBe('2026-11-30T18:10:00.000Z');
  expect(await listed('from=2026-12-01')).toEqual([code]);
  expect(await listed('from=2026-11-01&to=2026-11-30')).toEqual([]);
});
