import { setTimeout as sleep } from 'node:timers/promises';
import { startCrowd } from '../harness/crowd.ts';
import { keptPages, probeWhileAway, startProbes } from '../harness/probes.ts';
import { needsPower, oneProcess, type Scenario } from '../scenario.ts';

/** PostgreSQL stands still: it takes connections and answers none. Calls give up soon, pages that are kept go on. */
export const databasePaused: Scenario = {
  name: 'database-paused',
  title: 'REL-3 REL-5 F18',
  databases: ['postgres'],
  shape: oneProcess,
  unable: needsPower,
  limit: { short: 60, long: 120 },
  async run({ site, length, back, wrong, note }) {
    await startProbes(site, keptPages, 1);
    const crowd = startCrowd(site);
    await sleep(1000);
    const seconds = { short: 7, long: 20 }[length];
    site.power?.pause();
    const probing = probeWhileAway(site, site.tokens[20] ?? '', seconds);
    await sleep(seconds * 1000);
    site.power?.resume();
    await back(performance.now());
    await crowd.leave();
    (await probing).forEach(wrong);
    note(`${seconds} s`);
  },
};
