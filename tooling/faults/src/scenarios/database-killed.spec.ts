import { setTimeout as sleep } from 'node:timers/promises';
import { startCrowd } from '../harness/crowd.ts';
import { needsPower, oneProcess, type Scenario } from '../scenario.ts';

/** `kill -9` of PostgreSQL, all of its processes, under load; it is started again at once. */
export const databaseKilled: Scenario = {
  name: 'database-killed',
  title: 'REL-5 F18 F19',
  databases: ['postgres'],
  shape: oneProcess,
  unable: needsPower,
  limit: { short: 40, long: 200 },
  async run({ site, length, back, note }) {
    const crowd = startCrowd(site);
    const kills = { short: 2, long: 12 }[length];
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(700 + Math.random() * 1000);
      await site.power?.kill();
      await site.power?.start();
      await back(performance.now());
    }
    await crowd.leave();
    note(`${kills} kills`);
  },
};
