// pnpm bench:api: server CPU per request of one process on PostgreSQL, with rates, p99 and memory, beside the last run.
import { createClient } from '@tooling/load/client';
import { percentile, underLoad } from '@tooling/load/lanes';
import { cpuOf, memoryOf } from '@tooling/load/process-cost';
import { prepareShop } from './prepared-shop.ts';
import { untilReady } from './ready.ts';
import { record } from './record.ts';
import { portSetting, secondsSetting } from './setting.ts';
import { buyWhole } from './whole-order.ts';

const port = portSetting(4380);
const seconds = secondsSetting(8);
const lanes = 8;

const shop = await prepareShop(port, 400);
const client = createClient({ port, host: shop.host });
const figures: Record<string, number> = {};

const get = async (path: string): Promise<string> => {
  const reply = await client.send({ method: 'GET', path });
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body.slice(0, 200)}`);
  return reply.body;
};

/** Warms a case up, then measures it. */
const measure = async (name: string, work: (lane: number, turn: number) => Promise<void>): Promise<void> => {
  await underLoad(lanes, 3, (lane, turn) => work(lane, turn));
  const before = cpuOf(shop.pid);
  const begun = performance.now();
  const times = await underLoad(lanes, seconds, (lane, turn) => work(lane, turn + 1_000_000));
  figures[`${name} CPU ms`] = (cpuOf(shop.pid) - before) / times.length;
  figures[`${name} /s`] = (times.length / (performance.now() - begun)) * 1000;
  figures[`${name} p99 ms`] = percentile(times, 99);
};

try {
  await untilReady(client);
  const products: { id: number; productCode: string; price: string }[] = JSON.parse(
    await get('/ru/api/product/?limit=60&sort=-price'),
  ).results;
  const codes = products.map(({ productCode }) => productCode);
  const tokenOf = (lane: number, turn: number): string =>
    shop.tokens[(lane + turn * lanes) % shop.tokens.length] ?? '';
  const codeAt = (index: number): string => codes[index % codes.length] ?? '';

  await measure('list of 24', async () => void (await get('/ru/api/product/?limit=24')));
  await measure(
    'product',
    async (lane, turn) =>
      void (await get(`/ru/api/product/${products[(lane + turn) % products.length]?.id}/`)),
  );
  await measure('add to cart', async (lane, turn) => {
    const reply = await client.send({
      method: 'POST',
      path: '/ru/api/order/cart/add/',
      token: tokenOf(lane, turn),
      json: { productCode: codeAt(lane + turn), quantity: 1 },
    });
    if (reply.status !== 200) throw new Error(`add: ${reply.status} ${reply.body}`);
  });
  // Buyers of their own from here on: a member's cart belongs to one lane at a time.
  for (const token of shop.tokens)
    await client.send({ method: 'DELETE', path: '/ru/api/order/cart/', token });
  await measure('whole order', (lane, turn) =>
    buyWhole(
      client,
      tokenOf(lane, turn),
      [codeAt(turn), codeAt(turn + 1), codeAt(turn + 2)],
      `bench-${lane}-${turn}`,
    ),
  );
  figures['memory MB'] = memoryOf(shop.pid);
} finally {
  client.close();
  await shop.stop();
}
process.exit(record('api', figures) ? 0 : 1);
