import { setTimeout as sleep } from 'node:timers/promises';
import { createAnswerWatch } from './answer-watch.ts';
import { crowdProducts } from './crowd.ts';
import { createShopper } from './shopper.ts';
import type { Site } from './site.ts';

/** Seconds within which the shop must serve again (REL-5). */
const backWithin = 10;
/** Seconds that a start takes on a machine that does nothing else (PERF-6). */
const calmStart = 3;

/** The same on this machine: what a start took longer when nothing was broken is the machine's. */
export const backWithinHere = ({ processes }: Site): number =>
  backWithin + Math.max(0, ...processes.map((each) => each.firstStart() - calmStart));

const givesUp = 60_000;

/** Members who buy here and nowhere else, one after the other: a member orders twenty times an hour at most (PAY-13). */
const buyers = { first: 1000, count: 50 } as const;
let bought = 0;

const nextBuyer = ({ tokens }: Site): string => {
  bought += 1;
  return tokens[buyers.first + (bought % buyers.count)] ?? '';
};

/** Seconds from `since` (`performance.now()`) until every process says that it is ready and has sold something; null after a minute. */
export const secondsUntilBack = async (site: Site, since: number): Promise<number | null> => {
  const { bank, ledger } = site;
  const times = await Promise.all(
    site.processes.map(async ({ client, ready }, index) => {
      const shopper = createShopper({
        token: nextBuyer(site),
        client: () => client,
        bank,
        ledger,
        watch: createAnswerWatch(),
        patience: 0,
        address: `10.2.0.${index}`,
      });
      while (performance.now() - since < givesUp) {
        if ((await ready()) && (await shopper.buy([site.codes[crowdProducts] ?? ''], 'door')))
          return (performance.now() - since) / 1000;
        await sleep(50);
      }
      return null;
    }),
  );
  return times.includes(null) ? null : Math.max(...times.map((seconds) => seconds ?? 0));
};
