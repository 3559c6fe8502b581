import { setTimeout as sleep } from 'node:timers/promises';
import { backWithinHere, secondsUntilBack } from './harness/back.ts';
import { judge, type Judgement } from './harness/oracle.ts';
import type { DatabaseKind } from './harness/prepared.ts';
import type { Site } from './harness/site.ts';
import type { Length, Scenario } from './scenario.ts';

/** What came of one scenario on one database. */
export interface Outcome {
  readonly scenario: string;
  readonly database: DatabaseKind;
  readonly skipped: string | null;
  readonly orders: number;
  readonly payments: number;
  readonly lost: readonly string[];
  readonly faults: readonly string[];
  /** Seconds until service was back, the worst of the run; null: it never was, or it was never away. */
  readonly back: number | null;
  readonly worstMs: number;
  readonly memory: number;
  readonly wrong: readonly string[];
  readonly notes: readonly string[];
  readonly seconds: number;
}

export const isWell = ({ wrong, lost, faults }: Outcome): boolean =>
  wrong.length + lost.length + faults.length === 0;

const nothing = { orders: 0, payments: 0, lost: [], faults: [], back: null, worstMs: 0, memory: 0 } as const;

/** An outcome without a run. */
export const notRun = (
  scenario: string,
  database: DatabaseKind,
  why: { readonly skipped: string } | { readonly wrong: string },
): Outcome => ({
  ...nothing,
  scenario,
  database,
  skipped: 'skipped' in why ? why.skipped : null,
  wrong: 'wrong' in why ? [why.wrong] : [],
  notes: [],
  seconds: 0,
});

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const within = async (seconds: number, work: Promise<void>): Promise<void> => {
  const late = new AbortController();
  const limit = sleep(seconds * 1000, undefined, { signal: late.signal }).then(() => {
    throw new Error(`not done within ${seconds} s`);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    late.abort();
    limit.catch(() => undefined);
  }
};

/** Milliseconds that the shop has to book what it took while its database was away. */
const bookedWithin = 30_000;

/** Asks the oracle, again while something is missing that may still be on its way into the books. */
const judgeInTime = async (site: Site): Promise<Judgement> => {
  for (const begun = performance.now(); ;) {
    const judged = await site.withDatabase((database) =>
      judge(database, site.stock, site.ledger, site.bank.taken),
    );
    if (judged.lost.length === 0 || performance.now() - begun > bookedWithin) return judged;
    await site.start();
    // What waits on the disk is looked for every five seconds; the embedded database stops its process for each look of ours.
    await sleep(site.kind === 'pglite' ? 8000 : 1000);
  }
};

/** Runs a scenario on a site and asks the oracle; never throws. */
export const runScenario = async (scenario: Scenario, site: Site, length: Length): Promise<Outcome> => {
  const begun = performance.now();
  const { ledger, watch } = site;
  const orders = ledger.orders.size;
  const payments = ledger.payments.size;
  const wrong: string[] = [];
  const notes: string[] = [];
  const backs: (number | null)[] = [];
  watch.reset();
  const stage = {
    site,
    length,
    wrong: (what: string) => void wrong.push(what),
    note: (what: string) => void notes.push(what),
    async back(since: number) {
      const seconds = await secondsUntilBack(site, since);
      backs.push(seconds);
      if (seconds === null) wrong.push('service did not come back within a minute');
      else if (seconds > backWithinHere(site)) wrong.push(`service was back after ${seconds.toFixed(1)} s`);
    },
  };
  try {
    if (scenario.startsItself !== true) await site.start();
    const deaths = site.processes.map((each) => each.deaths.length);
    await within(scenario.limit[length], scenario.run(stage));
    const pardoned = `(${scenario.mayEndWith ?? 'never'})`;
    site.processes.forEach((each, index) =>
      wrong.push(...each.deaths.slice(deaths[index]).filter((death) => !death.endsWith(pardoned))),
    );
  } catch (error) {
    wrong.push(reasonOf(error));
  }
  wrong.push(...watch.complaints());
  const judged = await judgeInTime(site).catch((error: unknown) => ({
    lost: [],
    faults: [`the books could not be read: ${reasonOf(error)}`],
  }));
  return {
    scenario: scenario.name,
    database: site.kind,
    skipped: null,
    orders: ledger.orders.size - orders,
    payments: ledger.payments.size - payments,
    ...judged,
    back: backs.length === 0 || backs.includes(null) ? null : Math.max(...backs.map((each) => each ?? 0)),
    worstMs: watch.worst(),
    memory: site.memory(),
    wrong,
    notes,
    seconds: (performance.now() - begun) / 1000,
  };
};
