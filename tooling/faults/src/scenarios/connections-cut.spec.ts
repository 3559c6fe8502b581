import { setTimeout as sleep } from 'node:timers/promises';
import { startCrowd } from '../harness/crowd.ts';
import { onSide } from '../harness/side-connection.ts';
import { oneProcess, type Scenario } from '../scenario.ts';

/** The operator of the database ends all connections (57P01), again and again under load. */
export const connectionsCut: Scenario = {
  name: 'connections-cut',
  title: 'REL-5 F19',
  databases: ['postgres'],
  shape: oneProcess,
  limit: { short: 30, long: 90 },
  async run({ site, length, back, note }) {
    const crowd = startCrowd(site);
    const times = { short: 6, long: 60 }[length];
    let cut = 0;
    for (let time = 0; time < times; time += 1) {
      await sleep(300);
      cut += await onSide(site.url, async (client) => {
        const ended = await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        return ended.rowCount ?? 0;
      });
    }
    await back(performance.now());
    await crowd.leave();
    note(`${cut} connections cut`);
  },
};
