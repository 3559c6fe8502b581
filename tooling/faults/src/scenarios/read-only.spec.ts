import { startCrowd } from '../harness/crowd.ts';
import { alive, callsOf, faultsOfProbes, keptPages, startProbes } from '../harness/probes.ts';
import { onSide } from '../harness/side-connection.ts';
import { oneProcess, type Scenario } from '../scenario.ts';

const writes = new Set(['add', 'login']);

/** After a failover the address leads to a server that only reads (25006): reading goes on, writing is 503 until it is over. */
export const readOnly: Scenario = {
  name: 'read-only',
  title: 'REL-5 F19',
  databases: ['postgres'],
  shape: oneProcess,
  limit: { short: 40, long: 90 },
  async run({ site, length, back, wrong, note }) {
    const seconds = { short: 4, long: 20 }[length];
    const member = 61;
    const database = new URL(site.url ?? 'postgres://none').pathname.slice(1);
    const crowd = startCrowd(site);
    const become = (way: 'on' | 'off'): Promise<unknown> =>
      onSide(site.url, async (client) => {
        await client.query('set default_transaction_read_only = off');
        await client.query(`alter database "${database}" set default_transaction_read_only = ${way}`);
        if (way === 'on')
          await client.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
          );
      });
    // The session is old enough for its use to be noted: that must not keep a member from reading.
    await onSide(site.url, (client) =>
      client.query(
        `update sessions set last_used_at = now() - interval '1 hour'
          where member_id = (select id from members where fbo_id like '%' || $1::text)`,
        [String(500_000_001 + member)],
      ),
    );
    await become('on');
    const calls = await startProbes(site, callsOf(site, site.tokens[member] ?? ''), seconds);
    const others = await startProbes(site, [...keptPages, alive], 1);
    await become('off');
    await back(performance.now());
    await crowd.leave();
    const found = [
      ...faultsOfProbes(
        calls.filter(({ name }) => !writes.has(name)),
        [200],
        5000,
      ),
      ...faultsOfProbes(
        calls.filter(({ name }) => writes.has(name)),
        [503],
        5000,
      ),
      ...faultsOfProbes(others, [200], 2000),
    ];
    found.forEach(wrong);
    note(`${seconds} s`);
  },
};
