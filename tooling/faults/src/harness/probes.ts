import type { Ask } from '@tooling/load/client';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from './site.ts';

/** How one kind of request was answered while something was away. */
export interface Probed {
  readonly name: string;
  readonly status: number;
  readonly ms: number;
}

interface Probe {
  readonly name: string;
  readonly ask: Ask;
}

const page = { accept: 'text/html' };

/** Pages that anyone may see; asked once beforehand they are kept. */
export const keptPages: readonly Probe[] = ['/', '/e-shop'].map((path) => ({
  name: `page ${path}`,
  ask: { method: 'GET', path, headers: page },
}));

/** Calls that need the database. */
export const callsOf = (site: Site, token: string): readonly Probe[] => [
  { name: 'list', ask: { method: 'GET', path: '/ru/api/product/?limit=24' } },
  { name: 'cart', ask: { method: 'GET', path: '/ru/api/order/cart/', token } },
  { name: 'history', ask: { method: 'GET', path: '/ru/api/order/order/', token } },
  {
    name: 'add',
    ask: {
      method: 'POST',
      path: '/ru/api/order/cart/add/',
      token,
      json: { productCode: site.codes[0], quantity: 1 },
    },
  },
  {
    name: 'login',
    ask: {
      method: 'POST',
      path: '/ru/api/login/',
      json: { username: '996500009999', password: 'not-this-one' },
    },
  },
];

export const alive: Probe = { name: 'healthz', ask: { method: 'GET', path: '/healthz' } };

/** Sends every probe to every process once a second for so long; gives what was answered, also after that time. */
export const startProbes = (site: Site, probes: readonly Probe[], seconds: number): Promise<Probed[]> => {
  const send = async ({ name, ask }: Probe, client: Site['processes'][number]['client']): Promise<Probed> => {
    const begun = performance.now();
    const reply = await site.watch.send(client, ask);
    return { name, status: reply?.status ?? 0, ms: performance.now() - begun };
  };
  const run = async (): Promise<Probed[]> => {
    const asked: Promise<Probed>[] = [];
    for (let second = 0; second < seconds; second += 1) {
      for (const { client } of site.processes) asked.push(...probes.map((probe) => send(probe, client)));
      await sleep(1000);
    }
    return Promise.all(asked);
  };
  return run();
};

/** Complaints about answers that came too late or were none of those allowed; each kind of request once, at its worst. */
export const faultsOfProbes = (
  probed: readonly Probed[],
  statuses: readonly number[],
  within: number,
): string[] =>
  [...new Set(probed.map(({ name }) => name))].flatMap((name) => {
    const own = probed.filter((each) => each.name === name);
    const slowest = Math.max(...own.map(({ ms }) => ms));
    const odd = own.filter(({ status }) => !statuses.includes(status));
    return [
      ...(slowest > within ? [`${name} was answered after ${(slowest / 1000).toFixed(1)} s`] : []),
      ...(odd.length > 0
        ? [`${name} was answered ${odd[0]?.status || 'not at all'} (${odd.length} of ${own.length})`]
        : []),
    ];
  });
