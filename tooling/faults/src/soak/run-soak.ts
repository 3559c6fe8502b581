import { percentile } from '@tooling/load/lanes';
import { memoryOf } from '@tooling/load/process-cost';
import { judge } from '../harness/oracle.ts';
import { prepare } from '../harness/prepared.ts';
import { onSide } from '../harness/side-connection.ts';
import { openSite, type Site } from '../harness/site.ts';
import { firstOf } from '../scenario.ts';
import { slopeOf, type MemorySample } from './memory-trend.ts';
import { mixedLoad, type Stretch } from './mixed-load.ts';

const connections = 200;
const sampleEvery = 10_000;
/** Bounds of PERF-8: megabytes, megabytes an hour that still count as flat, milliseconds. */
const most = { memory: 350, growth: 60, step: 100 } as const;
/** How much of the time goes to the load that is as large as it can be; the rest is at half of it. */
const fullShare = 0.4;
/** Seconds of one slice of load while what was put off is done, and for how long that may take. */
const sliceSeconds = 5;
const longestSettling = 180;

/** Turns a second, and the times of each order step. */
const toldOf = ({ rate, times }: Stretch): string[] => [
  `${rate.toFixed(0)} turns a second`,
  ...Object.entries(times).map(
    ([step, all]) =>
      `${step}: ${all.length}, median ${percentile(all, 50).toFixed(0)} ms, p99 ${percentile(all, 99).toFixed(0)} ms`,
  ),
];

/** Runs slices of load until the jobs that full load had put off (mails) are done: until then there is more than half of it. Gives seconds. */
const settle = async ({ url }: Site, slice: () => Promise<unknown>): Promise<number> => {
  for (let seconds = 0; ; seconds += sliceSeconds) {
    const waiting = await onSide(url ?? '', (client) =>
      client.query<{ count: number }>(
        `select count(*)::int as count from pgboss.job where state < 'completed' and start_after < now() - interval '3 seconds'`,
      ),
    );
    if ((waiting.rows[0]?.count ?? 0) === 0 || seconds >= longestSettling) return seconds;
    await slice();
  }
};

const parts = ['heapUsed', 'heapTotal', 'external', 'arrayBuffers'] as const;

/**
 * Minutes of mixed load on one process, in production mode: 200 connections first ask as fast as they are answered, then half
 * as much (PERF-8). Prints memory as it goes; gives whether its bounds were kept and the books agree.
 */
export const runSoak = async (minutes: number, say: (line: string) => void): Promise<boolean> => {
  const prepared = await prepare('postgres', { durable: true });
  const site = await openSite(prepared, {
    clocks: [0],
    direct: true,
    environment: {
      NODE_ENV: 'production',
      BANK_URL: 'https://bank.example.org/fim/est3Dgate',
      BANK_API_URL: 'https://bank.example.org/fim/api',
    },
  });
  await site.start();
  const shop = firstOf(site);
  const begun = performance.now();
  const samples: MemorySample[] = [];
  const sample = async (): Promise<void> => {
    const megabytes = memoryOf(shop.pid());
    const told = await shop.tellMemory();
    const seconds = (performance.now() - begun) / 1000;
    samples.push({ seconds, megabytes });
    const detail = parts.map((part) => `${part} ${((told[part] ?? 0) / 1024 ** 2).toFixed(0)}`);
    say(`${seconds.toFixed(0)} s: ${megabytes.toFixed(0)} MB resident; ${detail.join(', ')}`);
  };
  const sampling = setInterval(() => void sample().catch(() => undefined), sampleEvery);
  await sample();
  const full = await mixedLoad(site, { lanes: connections, seconds: minutes * 60 * fullShare });
  say(`full load: ${toldOf(full).join('; ')}`);
  const turned = performance.now();
  const halfFor = (seconds: number): Promise<Stretch> =>
    mixedLoad(site, { lanes: connections, seconds, rate: full.rate / 2 });
  const settled = await settle(site, () => halfFor(sliceSeconds));
  say(`what full load had put off was done after ${settled} s`);
  const half = await halfFor(Math.max(sliceSeconds, minutes * 60 * (1 - fullShare) - settled));
  clearInterval(sampling);
  await sample();
  say(`half load: ${toldOf(half).join('; ')}`);
  const slow = Object.entries(half.times)
    .map(([step, all]) => ({ step, p99: percentile(all, 99) }))
    .filter(({ p99 }) => p99 > most.step);
  const highest = Math.max(...samples.map(({ megabytes }) => megabytes));
  const growth = slopeOf(samples.filter(({ seconds }) => seconds * 1000 > turned - begun));
  const { lost, faults } = await site.withDatabase((database) =>
    judge(database, site.stock, site.ledger, site.bank.taken),
  );
  await site.close();
  const wrong = [
    ...(highest > most.memory ? [`${highest.toFixed(0)} MB are more than ${most.memory}`] : []),
    ...(growth > most.growth ? [`memory grows by ${growth.toFixed(0)} MB an hour`] : []),
    ...slow.map(({ step, p99 }) => `p99 of the ${step} at half load is ${p99.toFixed(0)} ms`),
    ...site.watch.complaints(),
    ...lost,
    ...faults,
  ];
  say(
    `memory at most ${highest.toFixed(0)} MB, ${growth.toFixed(0)} MB an hour; ${site.ledger.orders.size} orders, ${site.ledger.payments.size} payments`,
  );
  wrong.forEach((line) => say(`wrong: ${line}`));
  return wrong.length === 0;
};
