import type { Ask } from '@tooling/load/client';
import { randomInt } from 'node:crypto';
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
  readonly ask: () => Ask;
}

const page = { accept: 'text/html' };

/** Pages that anyone may see; asked once beforehand they are kept. */
export const keptPages: readonly Probe[] = ['/', '/e-shop'].map((path) => ({
  name: `page ${path}`,
  ask: () => ({ method: 'GET', path, headers: page }),
}));

/** Calls that need the database. */
export const callsOf = (site: Site, token: string): readonly Probe[] => [
  { name: 'list', ask: () => ({ method: 'GET', path: '/ru/api/product/?limit=24' }) },
  { name: 'cart', ask: () => ({ method: 'GET', path: '/ru/api/order/cart/', token }) },
  { name: 'history', ask: () => ({ method: 'GET', path: '/ru/api/order/order/', token }) },
  {
    name: 'add',
    ask: () => ({
      method: 'POST',
      path: '/ru/api/order/cart/add/',
      token,
      json: { productCode: site.codes[0], quantity: 1 },
    }),
  },
  {
    name: 'login',
    // Another member each time: failures are counted.
    ask: () => ({
      method: 'POST',
      path: '/ru/api/login/',
      json: { username: `9965${String(randomInt(1e8)).padStart(8, '0')}`, password: 'not-this-one' },
      headers: { 'x-forwarded-for': `10.30.${randomInt(256)}.${randomInt(256)}` },
    }),
  },
];

export const alive: Probe = { name: 'healthz', ask: () => ({ method: 'GET', path: '/healthz' }) };

/** Sends every probe to every process once a second, so often; gives what was answered, also after that time. */
export const startProbes = (site: Site, probes: readonly Probe[], times: number): Promise<Probed[]> => {
  const send = async ({ name, ask }: Probe, client: Site['processes'][number]['client']): Promise<Probed> => {
    const begun = performance.now();
    const reply = await site.watch.send(client, ask());
    return { name, status: reply?.status ?? 0, ms: performance.now() - begun };
  };
  const run = async (): Promise<Probed[]> => {
    const asked: Promise<Probed>[] = [];
    for (let time = 0; time < times; time += 1) {
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

const worstOf = (probed: readonly Probed[]): number => Math.max(0, ...probed.map(({ ms }) => ms));

/** How much slower than before an answer may be beside its limit: the machine does other things, too. */
const slowness = 2;

/**
 * Asks for pages that are kept, for calls and for the sign of life while the database is away, and says what is wrong with the
 * answers: calls have given up within five seconds, pages and the sign of life are as quick as ever (F18). What the sign of
 * life takes is not held against the others.
 */
export const probeWhileAway = async (site: Site, token: string, seconds: number): Promise<string[]> => {
  const calls = startProbes(site, callsOf(site, token), seconds);
  const pages = startProbes(site, keptPages, seconds);
  const health = await startProbes(site, [alive], seconds);
  const slow = worstOf(health);
  return [
    // 400 is the login's verdict on a wrong password, once the database is back.
    ...faultsOfProbes(await calls, [200, 400, 503], 5000 + slow),
    ...faultsOfProbes(await pages, [200], 1500 + slowness * slow),
    ...faultsOfProbes(health, [200], 4000),
  ];
};

/** Has members and visitors look on while `work` is done to the shop; nobody may feel it: within a second, or little more than before. */
export const probeOthers = async <Result>(
  site: Site,
  token: string,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly faults: string[] }> => {
  const probes = [...callsOf(site, token).filter(({ name }) => name !== 'login'), ...keptPages];
  await startProbes(site, probes, 1);
  const calm = worstOf(await startProbes(site, probes, 3));
  const probing = startProbes(site, probes, 10);
  const result = await work();
  return { result, faults: faultsOfProbes(await probing, [200], 1000 + slowness * calm) };
};
