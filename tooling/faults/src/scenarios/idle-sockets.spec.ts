import { memoryOf } from '@tooling/load/process-cost';
import { probeOthers } from '../harness/probes.ts';
import { openRaw } from '../harness/raw-clients.ts';
import { firstOf, oneProcess, type Scenario } from '../scenario.ts';

const sockets = 1000;
const cutWithin = 20;
/** Megabytes that a thousand silent connections may cost. */
const mostMemory = 60;

/** A thousand connections that say nothing: they are cut, cost little, and nobody else feels them. */
export const idleSockets: Scenario = {
  name: 'idle-sockets',
  title: 'REL-5 F27',
  databases: ['postgres', 'pglite'],
  shape: oneProcess,
  longOnly: ['postgres', 'pglite'],
  limit: { short: 90, long: 90 },
  async run({ site, back, wrong, note }) {
    const { port, pid } = firstOf(site);
    const { result, faults } = await probeOthers(site, site.tokens[65] ?? '', async () => {
      const before = memoryOf(pid());
      const idle = await openRaw(port, sockets, { says: '' });
      const seconds = await idle.untilCut(cutWithin);
      idle.close();
      return { seconds, cost: memoryOf(pid()) - before };
    });
    const { seconds, cost } = result;
    if (seconds === null) wrong(`idle connections were not cut within ${cutWithin} s`);
    if (cost > mostMemory) wrong(`${sockets} idle connections cost ${cost.toFixed(0)} MB`);
    faults.forEach(wrong);
    await back(performance.now());
    note(`${sockets} connections cut after ${seconds?.toFixed(0) ?? '–'} s, ${cost.toFixed(0)} MB`);
  },
};
