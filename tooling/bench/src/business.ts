// pnpm bench:business: what the business calls cost a member with ten orders and one with ten thousand (API-64), on PostgreSQL.
import { createClient } from '@tooling/load/client';
import { fillBusiness } from '@tooling/load/fill-business';
import { percentile, underLoad } from '@tooling/load/lanes';
import { cpuOf } from '@tooling/load/process-cost';
import type { Budget } from './figures.ts';
import { prepareShop } from './prepared-shop.ts';
import { untilReady } from './ready.ts';
import { record } from './record.ts';
import { portSetting, secondsSetting } from './setting.ts';

const port = portSetting(4381);
const seconds = secondsSetting(6);
const lanes = 4;

const sizes = [
  ['ten', { orders: 10, sponsored: 2, ordersOfEach: 5 }],
  ['ten thousand', { orders: 10_000, sponsored: 5000, ordersOfEach: 4 }],
] as const;
const paths = [
  ['volume', '/ru/api/business/volume/?months=13'],
  ['sales', '/ru/api/business/sales/?limit=10'],
] as const;

const shop = await prepareShop(port, sizes.length, async (database) => {
  for (const [place, [, size]] of sizes.entries()) await fillBusiness(database, place, size);
});
const client = createClient({ port, host: shop.host });
const figures: Record<string, number> = {};

try {
  await untilReady(client);
  for (const [call, path] of paths) {
    for (const [place, [size]] of sizes.entries()) {
      const ask = async (): Promise<void> => {
        const reply = await client.send({ method: 'GET', path, token: shop.tokens[place] ?? '' });
        if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body}`);
      };
      await underLoad(lanes, 2, ask);
      const before = cpuOf(shop.pid);
      const times = await underLoad(lanes, seconds, ask);
      figures[`${call} of ${size} CPU ms`] = (cpuOf(shop.pid) - before) / times.length;
      figures[`${call} of ${size} median ms`] = percentile(times, 50);
      figures[`${call} of ${size} p99 ms`] = percentile(times, 99);
    }
  }
} finally {
  client.close();
  await shop.stop();
}
/** As fast for the one as for the other: at most half as much again, which is what a busy machine makes of the same. */
const budgets: Budget[] = paths.map(([call]) => ({
  of: new RegExp(`^${call} of ten thousand median`),
  most: (figures[`${call} of ten median ms`] ?? 0) * 1.5,
}));
process.exit(record('business', figures, budgets) ? 0 : 1);
