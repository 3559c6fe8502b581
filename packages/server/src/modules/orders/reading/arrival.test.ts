import type { DeliveryMethod } from '@caravan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testCountry } from '../../../testing/country.ts';
import { createTestServer, type TestServer } from '../../../testing/index.ts';
import {
  byCard,
  logInBuyer,
  onDelivery,
  pickedUp,
  testAddress,
  type Buyer,
} from '../../../testing/journey.ts';
import { testMails, type TestMails } from '../../../testing/mails.ts';
import { drainJobs } from '../../jobs/index.ts';

/** Days off that a test changes. */
let holidays: string[] = [];
let mails: TestMails;
let server: TestServer;
let novus: Buyer;

beforeAll(async () => {
  mails = testMails();
  server = await createTestServer({
    country: testCountry({ holidays: async () => ({ holidays }) }),
    settings: { dataDir: mails.dataDir },
  });
  novus = await logInBuyer(server, '999000000005');
});

afterAll(async () => {
  await server.close();
  mails.remove();
});

const deliveriesOf = async (pk: number, query: string): Promise<readonly DeliveryMethod[]> =>
  (await server.api('GET', `order/order/${pk}/deliveries/${query}`, { token: novus.token })).json();

const arrivesBy = async (pk: number, query: string) =>
  Object.fromEntries((await deliveriesOf(pk, query)).map(({ slug, arrives }) => [slug, arrives]));

it('DLV-6 API-28 tells the day by place and by the clocks of the country, its cut-off to the minute', async () => {
  await novus.add('100', 4);
  const { pk } = (await novus.draft()).json<{ pk: number }>();
  // Monday, 14:59 in Bishkek.
  server.clock.set('2026-11-23T08:59:00Z');
  expect(await arrivesBy(pk, '?province=1&district=11')).toEqual({
    'courier-near': { from: '2026-11-24', to: '2026-11-24' },
    pickup: { from: '2026-11-23', to: '2026-11-23' },
  });
  expect(await arrivesBy(pk, '?province=2&district=21')).toMatchObject({
    courier: { from: '2026-11-25', to: '2026-11-27' },
  });
  server.clock.set('2026-11-23T09:00:00Z');
  expect(await arrivesBy(pk, '?province=1&district=11')).toEqual({
    'courier-near': { from: '2026-11-25', to: '2026-11-25' },
    pickup: { from: '2026-11-24', to: '2026-11-24' },
  });
  // 21:00 in London is the next day in Bishkek.
  server.clock.set('2026-11-23T21:00:00Z');
  expect(await arrivesBy(pk, '?province=1&district=11')).toMatchObject({
    'courier-near': { from: '2026-11-25', to: '2026-11-25' },
  });
});

it('DLV-6 the promised days are kept with the order, whatever the calendar becomes, and are told in its mails', async () => {
  const order = await novus.buy('100', 4, byCard);
  const { arrives } = order;
  expect(arrives?.from).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((arrives?.from ?? '') < (arrives?.to ?? '')).toBe(true);
  await novus.pay(order);
  holidays = [arrives?.from ?? '', arrives?.to ?? ''];
  expect((await novus.order(order.pk)).arrives).toEqual(arrives);
  const { results } = (await server.api('GET', 'order/order/', { token: novus.token })).json<{
    results: { pk: number; arrives?: unknown }[];
  }>();
  expect(results.find(({ pk }) => pk === order.pk)?.arrives).toEqual(arrives);
  await drainJobs(server.app);
  const told = mails.about(order.code).map(({ text }) => /Your order arrives [^.]+\./.exec(text)?.[0]);
  expect(told).toHaveLength(2);
  expect(told[0]).toMatch(/^Your order arrives (\d+–\d+ [A-Z][a-z]+|\d+ \w+ – \d+ \w+)\.$/);
  expect(told[1]).toBe(told[0]);
  holidays = [];
});

it('DLV-6 what is collected is ready from a day on; placed anew it is promised anew', async () => {
  await novus.add('100', 4);
  const { pk } = (await novus.draft()).json<{ pk: number }>();
  expect((await novus.order(pk)).arrives).toBeUndefined();
  const collected = (await novus.place(pk, pickedUp)).json<{ arrives: { from: string; to: string } }>();
  expect(collected.arrives.from).toBe(collected.arrives.to);
  const near = {
    ...byCard,
    delivery: 'courier-near',
    address: { ...testAddress, province: 1, district: 11 },
  };
  const brought = (await novus.place(pk, near)).json<{ arrives: { from: string } }>();
  expect(brought.arrives.from > collected.arrives.from).toBe(true);
  const { code } = await novus.order(pk);
  await drainJobs(server.app);
  expect(mails.about(code).map(({ text }) => text)).toEqual([expect.stringContaining('Your order arrives ')]);
  const door = await novus.buy('100', 4, { ...onDelivery, ...pickedUp, payment: 'delivery-pay' });
  await drainJobs(server.app);
  expect(mails.about(door.code)[0]?.text).toMatch(/Your order can be collected from \w{3} \d+ \w{3}\./);
});
