import type { Scenario } from '../scenario.ts';

/** Three processes start at the same moment on a database that none has served yet. */
export const firstStart: Scenario = {
  name: 'first-start',
  title: 'REL-5 SRV-2 SRV-16 F31',
  databases: ['postgres'],
  shape: { clocks: [0, 0, 0] },
  startsItself: true,
  limit: { short: 60, long: 60 },
  async run({ site, back }) {
    await site.start(true);
    await back(performance.now());
  },
};
