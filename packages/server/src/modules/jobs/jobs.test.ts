import { sql } from 'drizzle-orm';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServer } from '../../create-server.ts';
import type { Database } from '../../db/database.ts';
import { createTestServer, testSettings, type TestServer } from '../../testing/index.ts';
import { logInBuyer, onDelivery } from '../../testing/journey.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { watchedDatabase } from '../../testing/watched-database.ts';
import type { Jobs } from './create-jobs.ts';
import { jobKinds, jobRules } from './job-kinds.ts';
import { drainJobs } from './register-jobs.ts';

let server: TestServer;
let jobs: Jobs;

beforeAll(async () => {
  server = await createTestServer();
  jobs = server.app.getDecorator<Jobs>('jobs');
});

afterAll(async () => server.close());

const count = async (queue: string) =>
  (
    await server.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job where name = ${queue}`,
    )
  ).rows[0]?.count;

describe('jobs', () => {
  it('SRV-7 are written with the transaction that causes them, or not at all', async () => {
    const { database } = server;
    const before = (await count('xx-mail')) ?? 0;
    await expect(
      database.inTransaction(async () => {
        await jobs.send('mail', { kind: 'received', orderId: 1 });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await count('xx-mail')).toBe(before);
    await database.inTransaction(() => jobs.send('newsletter-welcome', { subscriberId: 1 }, 60));
    expect(await drainJobs(server.app)).toBe(1);
  });

  it('SRV-7 a job that always fails is repeated, then lies among the dead letters', async () => {
    await jobs.send('mail', { kind: 'nonsense', orderId: 1 });
    for (let attempt = 0; attempt <= jobRules.mail.retries; attempt += 1) {
      await expect(drainJobs(server.app)).rejects.toThrow('There is no mail "nonsense"');
    }
    expect(await count('xx-dead')).toBe(1);
    expect(await drainJobs(server.app)).toBe(0);
  });

  it('SRV-7 a mail is tried again for a day, as long as a mail server may be away', () => {
    for (const kind of jobKinds) {
      const { retries, delay, longestDelay } = jobRules[kind];
      // pg-boss waits between half and all of what doubles each time.
      const least = Array.from({ length: retries }, (_, turn) => Math.min(longestDelay, delay * 2 ** turn));
      const waited = least.reduce((sum, each) => sum + each, 0);
      expect({ kind, day: waited >= 86_400, days: waited < 2 * 86_400 }).toEqual({
        kind,
        day: true,
        days: true,
      });
    }
  });

  it('SRV-7 queues that a release before has made follow the rules of this one', async () => {
    const { country, database, clock } = server;
    await database.executeSql(`update pgboss.queue set retry_limit = 12 where name = 'xx-mail'`);
    const next = await createServer({ country, database, clock, settings: testSettings() });
    await next.ready();
    await next.close();
    const { rows } = await database.executeSql(`select retry_limit from pgboss.queue where name = 'xx-mail'`);
    expect(rows).toEqual([{ retry_limit: jobRules.mail.retries }]);
  });

  it('SRV-7 SRV-13 a running server does them by itself, and another one takes over what was left', async () => {
    const novus = await logInBuyer(server, '999000000005');
    await novus.buy('100', 4, onDelivery);
    const dataDir = mkdtempSync(join(tmpdir(), 'caravan-jobs-'));
    const { country, database, clock } = server;
    const settings = testSettings({ dataDir, jobsByHand: false });
    const other = await createServer({ country, database, clock, settings });
    await other.ready();
    await vi.waitFor(() => expect(readdirSync(join(dataDir, 'mail', 'xx')).length).toBeGreaterThan(0), {
      timeout: 9000,
    });
    await other.close();
    rmSync(dataDir, { recursive: true });
  });

  it('SRV-15 many mails are sent side by side, and one that fails takes none of its neighbours along', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'caravan-flow-'));
    const { country, database, clock } = server;
    const novus = await logInBuyer(server, '999000000005');
    const order = await novus.buy('100', 4, onDelivery);
    await drainJobs(server.app);
    const about = Array.from({ length: 40 }, (_, at) => `refund ${at}`);
    for (const each of about)
      await jobs.send('mail', { kind: 'refunded', orderId: order.pk, about: each, values: { amount: 1 } });
    await jobs.send('mail', { kind: 'nonsense', orderId: order.pk });
    const settings = testSettings({ dataDir, jobsByHand: false });
    const other = await createServer({ country, database, clock, settings });
    const begun = performance.now();
    await other.ready();
    const sent = () => readdirSync(join(dataDir, 'mail', 'xx')).filter((file) => file.endsWith('.json'));
    await vi.waitFor(() => expect(sent()).toHaveLength(about.length), { timeout: 15_000 });
    // One every two seconds would take more than a minute.
    expect(performance.now() - begun).toBeLessThan(15_000);
    await other.close();
    await database.executeSql(`delete from pgboss.job where name = 'xx-mail'`);
    rmSync(dataDir, { recursive: true });
  }, 20_000);

  it('SRV-15 a shop without work looks for all kinds of it at once, and asks no queue', async () => {
    const { country, clock } = server;
    const { database, asked } = watchedDatabase(server.database);
    const fetched: string[] = [];
    const executeSql: Database['executeSql'] = (text, values) => {
      if (/set\s+state = 'active'/i.test(text)) fetched.push(text);
      return server.database.executeSql(text, values);
    };
    const other = await createServer({
      country,
      database: { ...database, executeSql },
      clock,
      settings: testSettings({ jobsByHand: false }),
    });
    await other.ready();
    const looks = () => asked.filter(({ text }) => text.includes('pgboss.job')).length;
    await vi.waitFor(() => expect(looks()).toBeGreaterThanOrEqual(2), { timeout: 9000 });
    // Each once, as they begin.
    expect(fetched).toHaveLength(jobKinds.length);
    await other.close();
  }, 20_000);

  it('SRV-15 mails leave while calls hold all the connections that they have', async () => {
    const postgres = await startPostgres();
    const dataDir = mkdtempSync(join(tmpdir(), 'caravan-lanes-'));
    const database = await postgres.open('shop');
    const settings = testSettings({ dataDir, jobsByHand: false });
    const shop = await createServer({ country: server.country, database, clock: server.clock, settings });
    await shop.ready();
    await shop
      .getDecorator<Jobs>('jobs')
      .send('mail', { kind: 'operator-reconciliation', about: 'day 2026-11-22', values: { lines: ['…'] } });
    let held = true;
    const holding = Array.from({ length: 10 }, () =>
      database.inTransaction(() => database.executeSql('select pg_sleep(8)')).then(() => (held = false)),
    );
    await vi.waitFor(() => expect(readdirSync(join(dataDir, 'mail', 'xx'))).not.toEqual([]), {
      timeout: 7000,
    });
    expect(held).toBe(true);
    await Promise.all(holding);
    await shop.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  }, 30_000);

  it('F26 mails that have waited for half an hour are told in the log, once they are sent no longer', async () => {
    const lines: string[] = [];
    const shop = await createTestServer({
      log: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
    });
    const queue = shop.app.getDecorator<Jobs>('jobs');
    const novus = await logInBuyer(shop, '999000000005');
    await novus.buy('100', 4, onDelivery);
    expect((await queue.waiting()).get('mail')?.count).toBe(1);
    await shop.database.executeSql(`update pgboss.job set created_on = created_on - interval '31 minutes'`);
    await drainJobs(shop.app);
    expect(lines.map((line) => JSON.parse(line).alert)).toEqual(['mails wait']);
    expect((await queue.waiting()).get('mail')).toBeUndefined();
    await drainJobs(shop.app);
    expect(lines).toHaveLength(1);
    await shop.close();
  });
});
