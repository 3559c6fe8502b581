import { createClient, type Client } from '@tooling/load/client';
import { shopHost } from '@tooling/load/shop-environment';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerWatch } from '../harness/answer-watch.ts';
import { crowdProducts } from '../harness/crowd.ts';
import { createShopper } from '../harness/shopper.ts';
import type { Site } from '../harness/site.ts';
import { firstOf } from '../scenario.ts';

/** The calls of an order that change something, and where each goes. */
const steps = [
  ['draft', 'POST', /\/order\/order\/$/],
  ['placing', 'PATCH', /\/payment-delivery\/$/],
  ['bank answer', 'POST', /\/pay\/callback\//],
] as const;
export type OrderStep = (typeof steps)[number][0];

/** How long each order step took, in milliseconds. */
export type StepTimes = Readonly<Record<OrderStep, number[]>>;

/** What came of a stretch of load. */
export interface Stretch {
  /** Turns a second: a read, a change of a cart, or a whole order. */
  readonly rate: number;
  readonly times: StepTimes;
}

/** Out of so many turns: reads, changes of a cart, and one whole order. */
const turns = { all: 20, carts: 4, orders: 1 } as const;
const pages = ['/', '/e-shop'] as const;
/** What the shop's pages ask for: the list, one product, a search. */
export const readPath = (ids: readonly number[], turn: number): string => {
  const paths = [
    '/ru/api/product/?limit=24&offset=0',
    `/ru/api/product/${ids[turn % ids.length] ?? ''}/`,
    '/ru/api/product/?q=aloe&limit=24&offset=0',
  ];
  return paths[turn % paths.length] ?? '';
};

/** Only what belongs to an order is timed. */
const timing = (watch: AnswerWatch, times: StepTimes): AnswerWatch => ({
  ...watch,
  async send(client, ask) {
    const begun = performance.now();
    const reply = await watch.send(client, ask);
    const step = steps.find(([, method, path]) => method === ask.method && path.test(ask.path));
    if (step) times[step[0]].push(performance.now() - begun);
    return reply;
  },
});

const read = async (site: Site, client: Client, turn: number, address: string): Promise<void> => {
  const headers = { 'x-forwarded-for': address };
  const page = pages[turn % 5];
  const path = page ?? readPath(site.ids, turn);
  const accept = page === undefined ? {} : { accept: 'text/html' };
  const reply = await site.watch.send(client, { method: 'GET', path, headers: { ...headers, ...accept } });
  if (reply && reply.status >= 400 && reply.status < 500 && reply.status !== 429)
    site.watch.complain(`${path.replaceAll(/\d+/g, '…')} was answered ${reply.status}`);
};

/** Lets so many connections read, fill carts and buy for some seconds; each rests so that all together make `rate` turns a second. */
export const mixedLoad = async (
  site: Site,
  { lanes, seconds, rate }: { readonly lanes: number; readonly seconds: number; readonly rate?: number },
): Promise<Stretch> => {
  const client = createClient({ port: firstOf(site).port, host: shopHost }, { sockets: lanes });
  const until = performance.now() + seconds * 1000;
  const times: StepTimes = { draft: [], placing: [], 'bank answer': [] };
  const watch = timing(site.watch, times);
  let done = 0;
  const lane = async (number: number): Promise<void> => {
    const address = `10.20.${number >> 8}.${number & 255}`;
    const pause = rate === undefined ? 0 : (lanes / rate) * 1000;
    let next = performance.now() + Math.random() * pause;
    // A member orders twenty times an hour at most, so after each order another one goes on.
    const members = site.tokens.filter((_, index) => index % lanes === number);
    let orders = 0;
    for (let turn = number; performance.now() < until; turn += 1) {
      await sleep(Math.max(0, Math.min(next, until) - performance.now()));
      next = Math.max(next + pause, performance.now() - pause);
      const kind = turn % turns.all;
      const code = site.codes[(number + turn + orders) % crowdProducts] ?? '';
      const token = members[orders % members.length] ?? '';
      if (kind < turns.orders) {
        const shopper = createShopper({
          ...site,
          token,
          client: () => client,
          watch,
          patience: 5000,
          address,
        });
        await shopper.buy([code], orders % 2 === 0 ? 'card' : 'door');
        orders += 1;
      } else if (kind < turns.orders + turns.carts)
        await site.watch.send(client, {
          method: 'POST',
          path: '/ru/api/order/cart/add/',
          token,
          headers: { 'x-forwarded-for': address },
          json: { productCode: code, quantity: 1 },
        });
      else await read(site, client, turn, address);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
  client.close();
  return { rate: done / seconds, times };
};
