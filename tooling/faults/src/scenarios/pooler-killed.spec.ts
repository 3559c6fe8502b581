import { setTimeout as sleep } from 'node:timers/promises';
import { startCrowd } from '../harness/crowd.ts';
import { unableToPool } from '../harness/pooler.ts';
import type { Scenario } from '../scenario.ts';

/** Three processes share few connections through PgBouncer in transaction mode, which is killed again and again while members buy. */
export const poolerKilled: Scenario = {
  name: 'pooler-killed',
  title: 'REL-5 SRV-18 F19',
  databases: ['postgres'],
  shape: { clocks: [0, 0, 0], pooled: true },
  limit: { short: 60, long: 200 },
  longOnly: ['postgres'],
  unable: unableToPool,
  async run({ site, length, back, note, wrong }) {
    const { pooler } = site;
    if (!pooler) throw new Error('a site without a pooler');
    const crowd = startCrowd(site, { lanes: 12 });
    const kills = { short: 2, long: 10 }[length];
    let most = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(3000 + Math.random() * 1500);
      most = Math.max(most, await pooler.connections());
      const since = performance.now();
      await pooler.restart();
      await back(since);
    }
    await sleep(2000);
    await crowd.leave();
    if (crowd.bought() === 0) wrong('nobody could buy');
    note(`${crowd.bought()} bought over ${most} connections, ${kills} kills`);
  },
};
