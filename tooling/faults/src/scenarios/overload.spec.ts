import { createClient, type Ask } from '@tooling/load/client';
import { percentile, underLoad } from '@tooling/load/lanes';
import { shopHost } from '@tooling/load/shop-environment';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstOf, oneProcess, type Scenario, type Stage } from '../scenario.ts';

/** Callers who ask again at once: as many as keep the shop busy, and thirty times as many. */
const usual = 20;
const flood = 600;
/** How long a refused caller waits, far less than it was told to. Milliseconds. */
const impatience = 1000;
const servedWithin = 1000;

const asksOf = ({ site }: Stage, lane: number): Ask => {
  const token = site.tokens[200 + (lane % 800)] ?? '';
  const headers = { 'x-forwarded-for': `10.7.${lane >> 8}.${lane & 255}` };
  const json = { productCode: site.codes[lane % 20], quantity: 1 };
  const asks: readonly Ask[] = [
    { method: 'GET', path: '/ru/api/product/?limit=24', headers },
    { method: 'GET', path: '/ru/api/order/cart/', token, headers },
    { method: 'POST', path: '/ru/api/order/cart/add/', token, json, headers },
    { method: 'GET', path: '/ru/api/order/order/', token, headers },
  ];
  return asks[lane % asks.length] ?? { method: 'GET', path: '/' };
};

/** Lets so many ask for some seconds; gives how long the served ones waited, and how many were refused. */
const ask = async (stage: Stage, lanes: number, seconds: number) => {
  const { site, wrong } = stage;
  const client = createClient({ port: firstOf(site).port, host: shopHost }, { sockets: lanes });
  const served: number[] = [];
  let refused = 0;
  await underLoad(lanes, seconds, async (lane) => {
    const begun = performance.now();
    const reply = await site.watch.send(client, asksOf(stage, lane));
    if (reply?.status === 200) served.push(performance.now() - begun);
    else {
      if (reply && reply.status !== 503) wrong(`a call was answered ${reply.status}`);
      refused += 1;
      await sleep(impatience);
    }
  });
  client.close();
  return { served, refused };
};

/** Ten times more is asked than a process takes on: it refuses the rest at once, serves the others soon, and is itself again at once. */
export const overload: Scenario = {
  name: 'overload',
  title: 'REL-5 F35',
  databases: ['postgres'],
  shape: oneProcess,
  longOnly: ['postgres'],
  limit: { short: 60, long: 120 },
  async run(stage) {
    const { length, back, wrong, note } = stage;
    const calm = await ask(stage, usual, 3);
    const { served, refused } = await ask(stage, flood, { short: 8, long: 30 }[length]);
    await back(performance.now());
    const p99 = percentile(served, 99);
    if (p99 > servedWithin) wrong(`p99 of the served is ${p99.toFixed(0)} ms`);
    if (refused === 0) wrong('nobody was refused: it was no overload');
    if (served.length === 0) wrong('nobody was served');
    note(
      `${usual} callers: p99 ${percentile(calm.served, 99).toFixed(0)} ms; ${flood}: ${served.length} served, p99 ${p99.toFixed(0)} ms, ${refused} refused`,
    );
  },
};
