// pnpm bench:size: CPU a call, server and PostgreSQL together, of a shop of real size beside the demo catalogue and the last run (PERF-6).
import { createClient } from '@tooling/load/client';
import { busyToken, fillToSize } from '@tooling/load/fill-size';
import { percentile } from '@tooling/load/lanes';
import { cpuOfPostgres } from '@tooling/load/postgres-cost';
import { cpuOf, memoryOf } from '@tooling/load/process-cost';
import type { Budget } from './figures.ts';
import { prepareShop } from './prepared-shop.ts';
import { untilReady } from './ready.ts';
import { record } from './record.ts';
import { countSetting, portSetting } from './setting.ts';
import { sizeCalls, type SizeCall } from './size-calls.ts';
import { readSizeFlags, type SizeFlags } from './size-flags.ts';

/** Of the demo's shop; the one of real size has the next. */
const port = portSetting(4382);
/**
 * Rounds of each call in each of the shops, which take turns: what the machine does meanwhile meets both. The median of rounds counts.
 * Each lasts for so many milliseconds of CPU, which the operating system counts in ticks of 10 ms.
 */
const rounds = { many: countSetting('BENCH_ROUNDS', 9), of: 300 };
/** Calls that warm it up, and those between two looks at the CPU. */
const batch = { warming: 100, measured: 25 };

/** Orders enough for a whole page of the busiest member, who has a hundredth. */
const demo: SizeFlags = { products: 0, members: 100, orders: 1000 };

/** What stops the shops that were started. */
const stops: (() => Promise<void>)[] = [];

/** Starts a shop of some size; it is asked one call at a time. */
const openShop = async (size: SizeFlags, at: number) => {
  const begun = performance.now();
  const shop = await prepareShop(at, 10, (database) => fillToSize(database, size));
  console.log(
    `${size.products} products, ${size.orders} orders: made in ${Math.round((performance.now() - begun) / 1000)} s`,
  );
  const client = createClient({ port: at, host: shop.host });
  stops.push(async () => {
    client.close();
    await shop.stop();
  });
  let [asked, turn] = [0, 0];
  const get = async (path: string, token?: string): Promise<string> => {
    asked += 1;
    const reply = await client.send({
      method: 'GET',
      path,
      ...(token === undefined ? {} : { token }),
      // An address of its own every few calls: a search is throttled by address.
      headers: {
        'x-forwarded-for': `10.${(asked >> 18) & 255}.${(asked >> 10) & 255}.${(asked >> 2) & 255}`,
      },
    });
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body.slice(0, 200)}`);
    return reply.body;
  };
  const ask = async ({ path, as }: SizeCall, times: number): Promise<void> => {
    const token = { member: shop.tokens[0], 'busy member': busyToken, nobody: undefined }[as ?? 'nobody'];
    for (let each = 0; each < times; each += 1) await get(path((turn += 1)), token);
  };
  const spent = (): number => cpuOf(shop.pid) + cpuOfPostgres(shop.postmaster);
  const startedIn = (await untilReady(client, 120)) / 1000;
  // The first in the shop's order are those of the demo catalogue, however many came to them.
  const page: { results: { id: number; name: string }[]; count: number } = JSON.parse(
    await get('/ru/api/product/?limit=50'),
  );
  const categories: { slug: string; productCount: number }[] = JSON.parse(await get('/ru/api/category/'));
  const [category] = categories;
  return {
    startedIn,
    calls: sizeCalls({
      products: page.count,
      category: category?.slug ?? '',
      inCategory: category?.productCount ?? 0,
      orders: Math.floor(size.orders / 100),
      ids: page.results.map(({ id }) => id),
      words: [...new Set(page.results.flatMap(({ name }) => name.toLowerCase().match(/\p{L}{5,}/gu) ?? []))],
    }),
    warmUp: (call: SizeCall) => ask(call, batch.warming),
    /** CPU of a call in one round, in milliseconds. */
    async round(call: SizeCall): Promise<number> {
      const before = spent();
      let [times, cpu] = [0, 0];
      while (cpu < rounds.of) {
        await ask(call, batch.measured);
        times += batch.measured;
        cpu = spent() - before;
      }
      return cpu / times;
    },
    memory: () => memoryOf(shop.pid),
  };
};

const asked = (): SizeFlags => {
  try {
    return readSizeFlags(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(64);
  }
};
const size = asked();
const figures: Record<string, number> = {};
const note = (name: string, [inDemo, atSize]: readonly [number, number]): void => {
  Object.assign(figures, {
    [`${name}, demo`]: inDemo,
    [`${name}, at size`]: atSize,
    [`${name}, times`]: atSize / (inDemo || 1),
  });
};
try {
  const [small, large] = [await openShop(demo, port), await openShop(size, port + 1)];
  note('start s', [small.startedIn, large.startedIn]);
  for (const [place, ofSmall] of small.calls.entries()) {
    const ofLarge = large.calls[place] ?? ofSmall;
    await small.warmUp(ofSmall);
    await large.warmUp(ofLarge);
    const [inDemo, atSize]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds.many; round += 1) {
      inDemo.push(await small.round(ofSmall));
      atSize.push(await large.round(ofLarge));
    }
    note(ofSmall.name, [percentile(inDemo, 50), percentile(atSize, 50)]);
  }
  note('memory MB', [small.memory(), large.memory()]);
} finally {
  await Promise.all(stops.map((stop) => stop()));
}
const named = sizeCalls({ products: 0, category: '', inCategory: 0, orders: 0, ids: [], words: [] });
const budgets: Budget[] = named.flatMap(({ name, most }) =>
  most === undefined ? [] : [{ of: new RegExp(`^${name}, at size$`), most }],
);
process.exit(record('size', figures, budgets) ? 0 : 1);
