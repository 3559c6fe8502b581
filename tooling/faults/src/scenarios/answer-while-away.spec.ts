import { setTimeout as sleep } from 'node:timers/promises';
import type { Fields } from '../harness/bank.ts';
import { createShopper, type ShownOrder } from '../harness/shopper.ts';
import { onSide } from '../harness/side-connection.ts';
import type { Site } from '../harness/site.ts';
import { oneProcess, type Scenario } from '../scenario.ts';

/** Seconds after the database's return within which money that the bank has told of must be booked. */
const bookedWithin = 30;

const shopperOf = (site: Site, member: number) =>
  createShopper({
    ...site,
    token: site.tokens[member] ?? '',
    client: () => {
      const [process] = site.processes;
      if (!process) throw new Error('a site without processes');
      return process.client;
    },
    patience: 0,
    address: `10.3.0.${member}`,
  });

const unpaid = (site: Site, orders: readonly number[]): Promise<number> =>
  onSide(site.url, async (client) => {
    const { rows } = await client.query<{ left: number }>(
      'select count(*)::int as left from orders where id = any($1::int[]) and paid_at is null',
      [orders],
    );
    return rows[0]?.left ?? 0;
  });

const untilBooked = async (site: Site, orders: readonly number[], since: number): Promise<number> => {
  for (;;) {
    const left = await unpaid(site, orders);
    if (left === 0 || performance.now() - since > bookedWithin * 1000) return left;
    await sleep(200);
  }
};

/**
 * The bank's signed answers come while the database is away; nobody sends them again. They are booked when it is back. In the
 * long form the process is killed meanwhile, too.
 */
export const answerWhileAway: Scenario = {
  name: 'answer-while-away',
  title: 'REL-5 PAY-9 PAY-10 F10 F18',
  databases: ['postgres'],
  shape: oneProcess,
  limit: { short: 60, long: 120 },
  async run({ site, length, back, wrong, note }) {
    const orders: { order: ShownOrder; answer: Fields }[] = [];
    for (let member = 30; member < 40; member += 1) {
      const shopper = shopperOf(site, member);
      const pk = await shopper.draft([site.codes[1] ?? '']);
      const order = pk === null ? null : await shopper.place(pk, 'card');
      const answer = order && shopper.payAtBank(order);
      if (!order || !answer) throw new Error('an order by card could not be placed before the fault');
      orders.push({ order, answer });
    }
    await site.relay?.become('refused');
    const [process] = site.processes;
    const replies = await Promise.all(
      orders.map(async ({ answer }, index) => {
        const begun = performance.now();
        const bankItself = index % 2 === 0;
        const reply = await site.watch.send(process?.client ?? wrongSite(), {
          method: 'POST',
          path: `/pay/callback/demir/ok${bankItself ? '?from=bank' : ''}`,
          form: answer,
        });
        return {
          who: bankItself ? 'bank' : 'browser',
          status: reply?.status ?? 0,
          ms: performance.now() - begun,
        };
      }),
    );
    const slowest = Math.max(...replies.map(({ ms }) => ms));
    if (slowest > 5000) wrong(`the bank’s answer was taken after ${(slowest / 1000).toFixed(1)} s`);
    if (length === 'long') await process?.kill();
    await site.relay?.become('pass');
    const since = performance.now();
    if (length === 'long') await process?.start();
    await back(since);
    const left = await untilBooked(
      site,
      orders.map(({ order }) => order.pk),
      since,
    );
    if (left > 0)
      wrong(`${left} of ${orders.length} payments not booked ${bookedWithin} s after the database’s return`);
    else note(`booked after ${((performance.now() - since) / 1000).toFixed(1)} s`);
    const told = (name: string) => [
      ...new Set(replies.filter(({ who }) => who === name).map(({ status }) => status)),
    ];
    note(`answered ${told('bank').join('/')} to the bank, ${told('browser').join('/')} to the browser`);
  },
};

const wrongSite = (): never => {
  throw new Error('a site without processes');
};
