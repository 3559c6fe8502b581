// pnpm bench:size: CPU a call, server and PostgreSQL together, of a shop of real size beside the demo catalogue and the last run (PERF-6).
import { createClient } from '@tooling/load/client';
import { busyToken, fillToSize } from '@tooling/load/fill-size';
import { cpuOfPostgres } from '@tooling/load/postgres-cost';
import { cpuOf, memoryOf } from '@tooling/load/process-cost';
import type { Budget } from './figures.ts';
import { prepareShop } from './prepared-shop.ts';
import { untilReady } from './ready.ts';
import { record } from './record.ts';
import { sizeCalls, type SizeCall } from './size-calls.ts';
import { readSizeFlags, type SizeFlags } from './size-flags.ts';

const port = Number(process.env['BENCH_PORT'] ?? 4382);
/** Calls of a kind that warm it up, and the fewest and the most that are measured. */
const calls = { warming: 100, fewest: Number(process.env['BENCH_CALLS'] ?? 200), most: 4000 };
/**
 * Milliseconds of CPU until which a kind of call is asked. The operating system counts ticks of 10 ms: of 200 of them chance is some
 * 7 %, of the 20 that 200 calls of 1 ms take it would be 22 %.
 */
const enough = 2000;

/** Orders enough for a whole page of the busiest member, who has a hundredth. */
const demo: SizeFlags = { products: 0, members: 100, orders: 1000 };

/** CPU of each call in milliseconds, and what the process is like. */
const measureShop = async (size: SizeFlags): Promise<Record<string, number>> => {
  const begun = performance.now();
  const shop = await prepareShop(port, 10, (database) => fillToSize(database, size));
  console.log(
    `${size.products} products, ${size.orders} orders: made in ${Math.round((performance.now() - begun) / 1000)} s`,
  );
  const client = createClient({ port, host: shop.host });
  const figures: Record<string, number> = {};
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
  const measure = async ({ name, path, as }: SizeCall): Promise<void> => {
    const token = { member: shop.tokens[0], 'busy member': busyToken, nobody: undefined }[as ?? 'nobody'];
    const ask = async (times: number): Promise<void> => {
      for (let each = 0; each < times; each += 1) await get(path((turn += 1)), token);
    };
    await ask(calls.warming);
    const before = cpuOf(shop.pid) + cpuOfPostgres(shop.postmaster);
    let [measured, spent] = [0, 0];
    while (measured < calls.fewest || (spent < enough && measured < calls.most)) {
      await ask(calls.fewest);
      measured += calls.fewest;
      spent = cpuOf(shop.pid) + cpuOfPostgres(shop.postmaster) - before;
    }
    figures[name] = spent / measured;
  };
  try {
    figures['start s'] = (await untilReady(client, 120)) / 1000;
    // The first in the shop's order are those of the demo catalogue, however many came to them.
    const page: { results: { id: number; name: string }[]; count: number } = JSON.parse(
      await get('/ru/api/product/?limit=50'),
    );
    const categories: { slug: string; productCount: number }[] = JSON.parse(await get('/ru/api/category/'));
    const [category] = categories;
    const parts = sizeCalls({
      products: page.count,
      category: category?.slug ?? '',
      inCategory: category?.productCount ?? 0,
      orders: Math.floor(size.orders / 100),
      ids: page.results.map(({ id }) => id),
      words: [...new Set(page.results.flatMap(({ name }) => name.toLowerCase().match(/\p{L}{5,}/gu) ?? []))],
    });
    for (const call of parts) await measure(call);
    figures['memory MB'] = memoryOf(shop.pid);
  } finally {
    client.close();
    await shop.stop();
  }
  return figures;
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
const small = await measureShop(demo);
const large = await measureShop(size);
const figures = Object.fromEntries(
  Object.entries(large).flatMap(([name, value]) => [
    [`${name}, demo`, small[name] ?? 0],
    [`${name}, at size`, value],
    [`${name}, times`, value / (small[name] || 1)],
  ]),
);
const named = sizeCalls({ products: 0, category: '', inCategory: 0, orders: 0, ids: [], words: [] });
const budgets: Budget[] = named.flatMap(({ name, most }) =>
  most === undefined ? [] : [{ of: new RegExp(`^${name}, at size$`), most }],
);
process.exit(record('size', figures, budgets) ? 0 : 1);
