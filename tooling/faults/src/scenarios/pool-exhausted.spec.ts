import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { crowdProducts } from '../harness/crowd.ts';
import { keptPages, probeWhileAway, startProbes } from '../harness/probes.ts';
import { createShopper } from '../harness/shopper.ts';
import { onSide } from '../harness/side-connection.ts';
import { firstOf, oneProcess, type Scenario } from '../scenario.ts';

/** Buyers of the product that is held; twice as many as there are connections. */
const buyers = 20;
const patience = 30_000;

/** Takes connections until the server has no more; gives those that it got. */
const takeAll = async (url: string | null): Promise<(() => Promise<void>)[]> => {
  const taken: (() => Promise<void>)[] = [];
  const takeOne = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let letGo = (): void => undefined;
      const held = new Promise<void>((end) => (letGo = end));
      const done: Promise<unknown> = onSide(url, async (client: pg.Client) => {
        await client.query('select 1');
        resolve();
        await held;
      }).catch(reject);
      taken.push(async () => {
        letGo();
        await done;
      });
    });
  for (;;) {
    try {
      await takeOne();
    } catch {
      return taken;
    }
  }
};

/**
 * Somebody holds the row of a hot product, so that its buyers take every connection of the pool; then somebody takes every
 * connection of the server (53300). The others go on or are told to come again soon; nobody hangs.
 */
export const poolExhausted: Scenario = {
  name: 'pool-exhausted',
  title: 'REL-5 F19 F20',
  databases: ['postgres'],
  shape: oneProcess,
  longOnly: ['postgres'],
  limit: { short: 60, long: 120 },
  async run({ site, length, back, wrong, note }) {
    const member = site.tokens[60] ?? '';
    const seconds = { short: 4, long: 20 }[length];
    await startProbes(site, keptPages, 1);
    const hot = site.codes[crowdProducts + 10] ?? '';
    const shoppers = site.tokens.slice(70, 70 + buyers).map((token, index) =>
      createShopper({
        ...site,
        token,
        client: () => firstOf(site).client,
        patience,
        address: `10.6.0.${index}`,
      }),
    );
    const drafts = await Promise.all(shoppers.map((shopper) => shopper.draft([hot])));
    const placed = await onSide(site.url, async (client) => {
      await client.query('begin');
      await client.query('select id from products where code = $1 for update', [hot]);
      const placing = Promise.all(
        shoppers.map(async (shopper, index) => {
          const pk = drafts[index];
          return pk == null ? null : shopper.place(pk, index % 2 === 0 ? 'card' : 'door');
        }),
      );
      await sleep(200);
      (await probeWhileAway(site, member, seconds)).forEach(wrong);
      await client.query('rollback');
      return { placing };
    });
    await back(performance.now());
    const orders = (await placed.placing).filter((order) => order !== null).length;
    if (orders < buyers) wrong(`only ${orders} of ${buyers} buyers could place once the row was free`);

    const taken = await takeAll(site.url);
    await site.relay?.become('reset');
    await site.relay?.become('pass');
    (await probeWhileAway(site, member, 2)).forEach(wrong);
    await Promise.all(taken.map((letGo) => letGo()));
    await back(performance.now());
    note(`a row held ${seconds} s, then ${taken.length} connections taken`);
  },
};
