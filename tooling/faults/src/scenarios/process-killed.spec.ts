import { setTimeout as sleep } from 'node:timers/promises';
import { startCrowd } from '../harness/crowd.ts';
import { oneProcess, type Scenario } from '../scenario.ts';

/** `kill -9` of the process at any moment under load, again and again. */
export const processKilled: Scenario = {
  name: 'process-killed',
  title: 'REL-1 REL-5 F15 F16 F17',
  databases: ['postgres', 'pglite'],
  shape: oneProcess,
  limit: { short: 60, long: 300 },
  async run({ site, length, back, note }) {
    const crowd = startCrowd(site);
    const kills = { short: 2, long: 20 }[length];
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(1000 + Math.random() * 1500);
      for (const process of site.processes) {
        const since = performance.now();
        await process.kill();
        await process.start();
        await back(since);
      }
    }
    await crowd.leave();
    note(`${kills} kills`);
  },
};
