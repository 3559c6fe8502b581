import { createShopper } from '../harness/shopper.ts';
import { crowdProducts, ownMembers } from '../harness/crowd.ts';
import type { Site, SiteShape } from '../harness/site.ts';
import type { Scenario, Stage } from '../scenario.ts';

const buyers = 50;

const setStock = async (site: Site, code: string, units: number): Promise<void> => {
  await site.withDatabase((database) =>
    database.executeSql('update products set stock = $1 where code = $2', [units, code]),
  );
  site.stock.set(code, units);
  await site.start();
};

/** Fifty members hold the same last unit in their carts and place at the same moment; gives how many got it. */
const race = async ({ site, wrong }: Stage, code: string): Promise<number> => {
  const { watch, processes } = site;
  const api = '/ru/api/order';
  const ready = await Promise.all(
    Array.from({ length: buyers }, async (_, index) => {
      const process = processes[index % processes.length];
      if (!process) throw new Error('a site without processes');
      const shopper = createShopper({
        ...site,
        token: site.tokens[ownMembers - 1 - index] ?? '',
        client: () => process.client,
        patience: 10_000,
        address: `10.4.0.${index}`,
      });
      return {
        process,
        shopper,
        token: site.tokens[ownMembers - 1 - index] ?? '',
        index,
        pk: await shopper.draft([code, site.codes[0] ?? '']),
      };
    }),
  );
  const drafts = ready.filter(({ pk }) => pk !== null);
  if (drafts.length < buyers) wrong(`only ${drafts.length} of ${buyers} buyers came as far as an order`);
  const replies = await Promise.all(
    drafts.map(({ process, token, index, pk }) =>
      watch.send(process.client, {
        method: 'PATCH',
        path: `${api}/order/${pk}/payment-delivery/`,
        token,
        headers: { 'x-forwarded-for': `10.4.0.${index}` },
        json: {
          payment: index % 2 === 0 ? 'demir' : 'delivery-pay',
          delivery: 'pickup',
          pickupNameSurname: 'Load Member',
          pickupPhone: '+996555123456',
        },
      }),
    ),
  );
  replies.forEach((reply, place) => {
    const { pk, index } = drafts[place] ?? {};
    if (reply?.status === 200 && pk != null && index !== undefined)
      site.ledger.orders.set(pk, { pk, by: index % 2 === 0 ? 'card' : 'door' });
  });
  const odd = replies.filter((reply) => ![200, 400, 409, 422].includes(reply?.status ?? 0));
  if (odd.length > 0)
    wrong(`${odd.length} of ${buyers} placings were answered ${odd[0]?.status ?? 'not at all'}`);
  return replies.filter((reply) => reply?.status === 200).length;
};

const run = async (stage: Stage): Promise<void> => {
  const rounds = { short: stage.site.kind === 'pglite' ? 1 : 2, long: 8 }[stage.length];
  const sold: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const code = stage.site.codes[crowdProducts + 2 + round] ?? '';
    await setStock(stage.site, code, 1);
    sold.push(await race(stage, code));
  }
  if (sold.some((each) => each !== 1)) stage.wrong(`one unit was sold ${sold.join(', ')} times`);
  stage.note(`${rounds} rounds of ${buyers} buyers`);
};

/** Three processes with clocks five minutes apart. */
export const threeClocks: SiteShape = { clocks: [300_000, -300_000, 0] };

/** Fifty buyers after one unit, over three processes. */
export const lastUnit: Scenario = {
  name: 'last-unit',
  title: 'REL-5 REL-2 SRV-18 F05',
  databases: ['postgres'],
  shape: threeClocks,
  limit: { short: 60, long: 200 },
  run,
};

/** The same on the embedded database, with its one process. */
export const lastUnitEmbedded: Scenario = {
  ...lastUnit,
  databases: ['pglite'],
  shape: { clocks: [0] },
};
