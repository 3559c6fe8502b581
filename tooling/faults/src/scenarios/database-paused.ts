import { setTimeout as sleep } from 'node:timers/promises';
import { startCrowd } from '../harness/crowd.ts';
import { alive, callsOf, faultsOfProbes, keptPages, startProbes } from '../harness/probes.ts';
import { needsPower, oneProcess, type Scenario } from '../scenario.ts';

/** PostgreSQL stands still: it takes connections and answers none. Calls give up soon, pages that are kept go on. */
export const databasePaused: Scenario = {
  name: 'database-paused',
  shows: 'REL-3 REL-5 F18',
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
    const calls = startProbes(site, callsOf(site, site.tokens[20] ?? ''), seconds);
    const pages = startProbes(site, keptPages, seconds);
    const health = startProbes(site, [alive], seconds);
    await sleep(seconds * 1000);
    site.power?.resume();
    await back(performance.now());
    await crowd.leave();
    const found = [
      // 400 is the login's verdict on a wrong password, once the database is back.
      ...faultsOfProbes(await calls, [200, 400, 503], 5000),
      ...faultsOfProbes(await pages, [200], 2000),
      ...faultsOfProbes(await health, [200], 1000),
    ];
    found.forEach(wrong);
    note(`${seconds} s`);
  },
};
