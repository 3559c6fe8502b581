import { setTimeout as sleep } from 'node:timers/promises';
import { startCrowd } from '../harness/crowd.ts';
import { keptPages, probeWhileAway, startProbes } from '../harness/probes.ts';
import { oneProcess, type Scenario } from '../scenario.ts';

/** The network between shop and database drops every packet, old connections and new ones: calls give up soon, kept pages go on. */
export const networkSilent: Scenario = {
  name: 'network-silent',
  title: 'REL-3 REL-5 F18',
  databases: ['postgres'],
  shape: oneProcess,
  longOnly: ['postgres'],
  limit: { short: 60, long: 90 },
  async run({ site, length, back, wrong, note }) {
    const seconds = { short: 7, long: 20 }[length];
    await startProbes(site, keptPages, 1);
    const crowd = startCrowd(site);
    await sleep(1000);
    await site.relay?.become('silent');
    const probing = probeWhileAway(site, site.tokens[62] ?? '', seconds);
    await sleep(seconds * 1000);
    await site.relay?.become('pass');
    await back(performance.now());
    await crowd.leave();
    (await probing).forEach(wrong);
    note(`${seconds} s`);
  },
};
