import { setTimeout as sleep } from 'node:timers/promises';
import { startCrowd } from '../harness/crowd.ts';
import { callsOf, faultsOfProbes, startProbes } from '../harness/probes.ts';
import { whyNoDisk } from '../harness/small-disk.ts';
import { oneProcess, type Scenario, type Stage } from '../scenario.ts';

const mebi = 1024 ** 2;
/** Seconds after which buyers on a full disk must have been told. */
const toldWithin = 20;

/** Waits until somebody was answered 503, or a process has ended by itself. */
const untilTold = async ({ site, wrong }: Stage): Promise<void> => {
  const told = (): number => site.watch.statuses().get(503) ?? 0;
  const before = told();
  for (const begun = performance.now(); told() === before; await sleep(100)) {
    if (site.processes.some(({ running }) => !running())) return;
    if (performance.now() - begun > toldWithin * 1000) {
      wrong(`nobody was answered 503 within ${toldWithin} s of a full disk`);
      return;
    }
  }
};

/** Fills the disk up to `left` bytes, sees that reading goes on, makes room, and sees the shop heal. */
const fillOnce = async (stage: Stage, left: number, readsGoOn: boolean): Promise<void> => {
  const { site, wrong, note, back } = stage;
  site.disk?.fill(left);
  await untilTold(stage);
  const reads = callsOf(site, site.tokens[63] ?? '').filter(({ name }) => /list|history/.test(name));
  if (site.processes.every(({ running }) => running())) {
    const probed = await startProbes(site, reads, 3);
    if (readsGoOn) faultsOfProbes(probed, [200], 3000).forEach(wrong);
  }
  const ended = site.processes.some(({ running }) => !running());
  if (ended) note('the process ended by itself and was started again');
  site.disk?.makeRoom();
  const since = performance.now();
  await site.start();
  await back(since);
};

/**
 * The disk of the tables is full: writing is 503, reading goes on, and the shop heals when there is room. The embedded database
 * stops writing at its floor; when the disk fills faster than it looks, it may end its process, which starts again.
 */
export const diskFull: Scenario = {
  name: 'disk-full',
  title: 'REL-5 F21',
  databases: ['postgres', 'pglite'],
  shape: { ...oneProcess, room: 160 },
  unable: whyNoDisk,
  longOnly: ['postgres', 'pglite'],
  mayEndWith: 1,
  limit: { short: 120, long: 240 },
  async run(stage) {
    const { site, length } = stage;
    const crowd = startCrowd(site, { lanes: 4, patience: 60_000 });
    await sleep(1500);
    const times = { short: 1, long: 3 }[length];
    for (let time = 0; time < times; time += 1) {
      if (site.kind === 'pglite') await fillOnce(stage, 20 * mebi, true);
      await fillOnce(stage, 0, site.kind === 'postgres');
    }
    await crowd.leave();
  },
};
