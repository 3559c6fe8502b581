import { startCrowd } from '../harness/crowd.ts';
import { reasonOf } from '../run-scenario.ts';
import { firstOf, oneProcess, type Scenario } from '../scenario.ts';

const startsWithin = 30_000;

/** A second process on the embedded database's folder is refused, and the first goes on; once that one was killed, another may have it. */
export const secondProcessOnTheFolder: Scenario = {
  name: 'second-process-on-the-folder',
  title: 'REL-5 F23',
  databases: ['pglite'],
  shape: oneProcess,
  limit: { short: 100, long: 100 },
  async run({ site, back, wrong }) {
    const crowd = startCrowd(site, { lanes: 2 });
    const second = await site.another();
    const refusal = await second.start(startsWithin).then(
      () => 'it was ready',
      (error: unknown) => reasonOf(error),
    );
    if (!/in use by another process/.test(refusal)) wrong(`a second process on the folder: ${refusal}`);
    if (!second.deaths.some((death) => death.endsWith('(1)')))
      wrong(`the second process did not end with 1: ${second.deaths.join(', ')}`);
    await back(performance.now());
    await crowd.leave();
    const first = firstOf(site);
    await first.kill();
    await second.start(startsWithin).catch((error: unknown) => wrong(reasonOf(error)));
    await second.kill();
    const since = performance.now();
    await first.start();
    await back(since);
  },
};
