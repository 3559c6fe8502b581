import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openDatabase } from './connect.ts';
import { statement, type Database, type Db } from './database.ts';
import { isDatabaseAway, isDuplicate } from './failures.ts';
import { migrations } from './migrations.ts';
import { members } from './schema/index.ts';

const insert = (fboId: string) => ({
  fboId,
  homeCountry: 'xx',
  firstName: 'A',
  lastName: 'B',
  level: 'novus',
  language: 'en',
});

let server: TestPostgres;
let database: Database;
let admin: pg.Client;
beforeAll(async () => {
  server = await startPostgres({ alone: true });
  database = await server.open('shop');
  admin = new pg.Client({ connectionString: server.url('shop') });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await database.close();
  await server.stop();
});

const own = statement<{ pid: number }>('test_own_pid', 'select pg_backend_pid() as pid');
const pidOf = async (): Promise<number> => (await database.run(own, []))[0]?.pid ?? 0;
const end = (pid: number) => admin.query('select pg_terminate_backend($1, 5000)', [pid]);
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** Runs a transaction that loses its connection in as many of its first tries; the process ids that it had. */
const losing = async (losses: number, lose: (tx: Db, pid: number) => Promise<unknown>, name: string) => {
  const pids: number[] = [];
  const failure = await errorOf(
    database.inTransaction(async (tx) => {
      const pid = await pidOf();
      pids.push(pid);
      await tx.insert(members).values(insert(name));
      if (pids.length <= losses) await lose(tx, pid);
    }),
  );
  return { pids, failure, kept: await database.db.$count(members, sql`fbo_id = ${name}`) };
};

const cut = async (tx: Db, pid: number): Promise<void> => {
  await end(pid);
  await tx.execute(sql`select 1`);
};
const onlyReads = async (tx: Db): Promise<void> => {
  await tx.execute(sql`savepoint early`);
  await tx.execute(sql`set transaction_read_only = on`);
  await tx.insert(members).values(insert('never'));
};

describe('F19 after a failover', () => {
  it.each([
    ['was cut', cut],
    ['leads to a server that only reads', onlyReads],
  ])('a transaction whose connection %s runs once more, on another one', async (what, lose) => {
    const { pids, failure, kept } = await losing(1, lose, `once ${what}`);
    expect(failure).toBeNull();
    expect(pids).toHaveLength(2);
    expect(pids[1]).not.toBe(pids[0]);
    expect(kept).toBe(1);
  });

  it('one that loses the second connection too is given up, as a database that is away', async () => {
    const { pids, failure, kept } = await losing(2, cut, 'twice');
    expect(pids).toHaveLength(2);
    expect(isDatabaseAway(failure)).toBe(true);
    expect(kept).toBe(0);
  });

  it('one that loses it while its commit is on the way is not run again', async () => {
    await database.executeSql(`
      create function lose() returns trigger language plpgsql as $$
        begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger lose after insert on members deferrable initially deferred
        for each row when (new.fbo_id = 'at commit') execute function lose();`);
    const { pids, failure } = await losing(0, cut, 'at commit');
    expect(pids).toHaveLength(1);
    expect(isDatabaseAway(failure)).toBe(true);
  });

  it('a single read is asked once more', async () => {
    const slow = statement<{ pid: number }>(
      'test_slow_pid',
      'select pg_backend_pid() as pid, pg_sleep(0.5) as slept',
    );
    const reading = database.run(slow, []);
    const asked = async (): Promise<number> =>
      (
        await admin.query<{ pid: number }>(
          `select pid from pg_stat_activity where query like '%as slept' and state = 'active' and pid <> pg_backend_pid()`,
        )
      ).rows[0]?.pid ?? 0;
    await expect.poll(asked).toBeGreaterThan(0);
    const first = await asked();
    await end(first);
    expect((await reading)[0]?.pid).not.toBe(first);
  });

  it('idle connections that are cut at once cost no call', async () => {
    await Promise.all(Array.from({ length: 8 }, () => pidOf()));
    await admin.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = 'shop' and pid <> pg_backend_pid()`,
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => losing(0, cut, `after the cut ${n}`)),
    );
    expect(answers.map(({ failure }) => failure)).toEqual(Array.from({ length: 8 }, () => null));
  });
});

describe('F20 a transaction that met another one', () => {
  it('is run three times in all when a unique key is taken in the same moment, then tells of the duplicate', async () => {
    let runs = 0;
    await database.db.insert(members).values(insert('taken'));
    const failure = await errorOf(
      database.inTransaction(async (tx) => {
        runs += 1;
        await tx.insert(members).values(insert('taken'));
      }),
    );
    expect([runs, isDuplicate(failure)]).toEqual([3, true]);
  });

  it('two that lock each other out both get through', async () => {
    await database.db.insert(members).values([insert('left'), insert('right')]);
    const touch = (tx: Db, fboId: string) =>
      tx.execute(sql`update members set first_name = first_name || '+' where fbo_id = ${fboId}`);
    let waiting: (() => void)[] = [];
    const both = (): Promise<void> =>
      new Promise((go) => {
        waiting.push(go);
        if (waiting.length === 2) for (const one of waiting) one();
      });
    let tries = 0;
    const run = (one: string, other: string) => {
      let first = true;
      return database.inTransaction(async (tx) => {
        tries += 1;
        await touch(tx, one);
        if (first) await both();
        first = false;
        await touch(tx, other);
      });
    };
    await Promise.all([run('left', 'right'), run('right', 'left')]);
    waiting = [];
    expect(tries).toBeGreaterThan(2);
    const { rows } = await database.executeSql(
      `select first_name from members where fbo_id in ('left', 'right')`,
    );
    expect(rows).toEqual([{ first_name: 'A++' }, { first_name: 'A++' }]);
  });
});

describe('SRV-16 F31 migrating', () => {
  it('a second process waits for the first for as long as it takes, then finds nothing to do', async () => {
    await admin.query('begin');
    await admin.query('select pg_advisory_xact_lock(7215033)');
    // Its statements have less time than it waits.
    const second = await openDatabase({ url: server.url('shop'), statementTimeout: 500 });
    let done = false;
    const migrating = second.migrate().then(() => (done = true));
    await new Promise((later) => setTimeout(later, 1500));
    expect(done).toBe(false);
    await admin.query('commit');
    await migrating;
    const { rows } = await second.executeSql('select name from schema_migrations order by name');
    expect(rows).toEqual(migrations.map(({ name }) => ({ name })));
    await second.close();
  });

  it('one that fails leaves nothing of itself', async () => {
    await admin.query('create database half');
    const half = new pg.Client({ connectionString: server.url('half') });
    await half.connect();
    // In the way of the first migration, after some of its tables.
    await half.query('create table orders (id int)');
    const broken = await openDatabase({ url: server.url('half') });
    await expect(broken.migrate()).rejects.toThrow('already exists');
    const { rows } = await half.query(`select tablename from pg_tables where schemaname = 'public'`);
    expect(rows).toEqual([{ tablename: 'orders' }]);
    await broken.close();
    await half.end();
  });
});
