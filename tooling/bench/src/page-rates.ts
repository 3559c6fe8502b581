// pnpm bench:pages: pages a second of one process on PostgreSQL, kept and rendered afresh, with the CPU of each, beside the last run (PERF-5).
import { createClient } from '@tooling/load/client';
import { fillToSize } from '@tooling/load/fill-size';
import { percentile } from '@tooling/load/lanes';
import { cpuOfPostgres } from '@tooling/load/postgres-cost';
import { cpuOf, mainThreadCpuOf, memoryOf } from '@tooling/load/process-cost';
import { readPages } from '@tooling/load/raw-reader';
import { prepareShop } from './prepared-shop.ts';
import { untilReady } from './ready.ts';
import { record } from './record.ts';
import { countSetting, portSetting, secondsSetting } from './setting.ts';

const port = portSetting(4384);
const seconds = secondsSetting(8);
const lanes = 8;
/** So many that none of their pages is asked for twice while it is kept. */
const products = 20_000;
/** Pages that warm it up, and as many that are measured. */
const pages = countSetting('BENCH_PAGES', 3000);
/** The most that a call of the API gives at once. */
const most = 100;

const shop = await prepareShop(port, 10, (database) =>
  fillToSize(database, { products, members: 1000, orders: 1000 }),
);
const target = { port, host: shop.host };
const client = createClient(target);
const figures: Record<string, number> = {};

const get = async (path: string): Promise<string> => {
  const reply = await client.send({
    method: 'GET',
    path,
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  });
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body.slice(0, 200)}`);
  return reply.body;
};

/** Pages that stay the same for some seconds, one address at a time. */
const measureKept = async (name: string, path: string): Promise<void> => {
  const readAgain = async (during: number): Promise<number> => {
    const until = performance.now() + during * 1000;
    const times = await readPages(target, () => (performance.now() < until ? path : undefined), lanes);
    return times.length;
  };
  await readAgain(2);
  const [before, begun] = [cpuOf(shop.pid), performance.now()];
  const count = await readAgain(seconds);
  figures[`${name} CPU ms`] = (cpuOf(shop.pid) - before) / count;
  figures[`${name} /s`] = (count / (performance.now() - begun)) * 1000;
};

try {
  await untilReady(client, 120);
  const paths: string[] = [];
  for (let offset = 0; offset < products; offset += most) {
    const page: { results: { id: number; slug: string }[] } = JSON.parse(
      await get(`/ru/api/product/?limit=${most}&offset=${offset}`),
    );
    paths.push(...page.results.map(({ id, slug }) => `/e-shop/${id}-${slug}`));
  }
  let turn = 0;
  /** So many pages, however long that takes: a busy machine must not be measured while it is still cold. */
  const readOnce = (count: number): Promise<number[]> => {
    const until = turn + count;
    return readPages(target, () => (turn < until ? paths[turn++ % paths.length] : undefined), lanes);
  };
  await readOnce(pages);
  const [before, inDatabase, begun] = [cpuOf(shop.pid), cpuOfPostgres(shop.postmaster), performance.now()];
  const inMainThread = mainThreadCpuOf(shop.pid);
  const times = await readOnce(pages);
  figures['product rendered afresh CPU ms'] = (cpuOf(shop.pid) - before) / times.length;
  figures['product rendered afresh, main thread CPU ms'] =
    (mainThreadCpuOf(shop.pid) - inMainThread) / times.length;
  figures['product rendered afresh, PostgreSQL CPU ms'] =
    (cpuOfPostgres(shop.postmaster) - inDatabase) / times.length;
  figures['product rendered afresh /s'] = (times.length / (performance.now() - begun)) * 1000;
  figures['product rendered afresh p99 ms'] = percentile(times, 99);
  await measureKept('home, kept', '/');
  await measureKept('shop, kept', '/e-shop');
  await measureKept('product, kept', paths[0] ?? '');
  figures['memory MB'] = memoryOf(shop.pid);
} finally {
  client.close();
  await shop.stop();
}
// PERF-5 by what was sent, and by the CPU of it, which a busy machine hardly changes: 5000 kept pages a second are 0.2 ms each; of
// 400 fresh ones 2.5 ms are the main thread's at most.
const isWell = record('page-rates', figures, [
  { of: / rendered afresh \/s$/, least: 400 },
  { of: / rendered afresh, main thread CPU ms$/, most: 2.5 },
  { of: /, kept \/s$/, least: 5000 },
  { of: /, kept CPU ms$/, most: 0.2 },
  { of: /^memory MB$/, most: 350 },
]);
process.exit(isWell ? 0 : 1);
