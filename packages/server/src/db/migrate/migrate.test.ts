import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../connect.ts';
import type { MigrationConnection } from './connection.ts';
import { migratePostgres, prepareSchema } from './migrate.ts';
import type { Migration } from './steps.ts';
import { migrations } from '../migrations.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';

const rows = 20_000;
const first: Migration = {
  name: '0000_first',
  sql: `CREATE TABLE "sold" ("id" serial PRIMARY KEY, "units" integer NOT NULL);--> statement-breakpoint
CREATE INDEX "sold_by_units" ON "sold" USING btree ("units");`,
};
const second: Migration = {
  name: '0001_second',
  sql: `DROP INDEX "sold_by_units";--> statement-breakpoint
CREATE TABLE "reasons" ("id" integer PRIMARY KEY);--> statement-breakpoint
INSERT INTO "reasons" VALUES (1);--> statement-breakpoint
ALTER TABLE "sold" ADD COLUMN "reason" integer;--> statement-breakpoint
ALTER TABLE "sold" ADD CONSTRAINT "sold_for" FOREIGN KEY ("reason") REFERENCES "reasons"("id");--> statement-breakpoint
ALTER TABLE "sold" ADD CONSTRAINT "sold_some" CHECK ("units" > 0);--> statement-breakpoint
-- in batches
UPDATE "sold" SET "reason" = 1 WHERE "id" IN (SELECT "id" FROM "sold" WHERE "reason" IS NULL ORDER BY "id" LIMIT 5000);--> statement-breakpoint
CREATE INDEX "sold_by_reason" ON "sold" USING btree ("reason","id");`,
};
const both = [first, second];

let postgres: TestPostgres;
let url: string;
let open: pg.Client[] = [];
let databases = 0;

const client = async (): Promise<pg.Client> => {
  const made = new pg.Client({ connectionString: url });
  made.on('error', () => undefined);
  await made.connect();
  open.push(made);
  return made;
};
const connectionOn = (made: pg.Client): MigrationConnection => ({
  async execute(text) {
    const { rows: found, rowCount } = await made.query<object>(text);
    return { rows: found, changed: rowCount ?? 0 };
  },
});
const connection = async (): Promise<MigrationConnection> => connectionOn(await client());
const soon = (): number => 50;

beforeAll(async () => {
  postgres = await startPostgres({ alone: true });
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  databases += 1;
  url = postgres.url('postgres');
  const maker = await client();
  await maker.query(`create database "upgrade_${databases}"`);
  url = postgres.url(`upgrade_${databases}`);
  return async () => {
    await Promise.all(open.map((each) => each.end().catch(() => undefined)));
    open = [];
  };
});

/** The shop of the release before, with what it has sold. */
const fillFirst = async (): Promise<pg.Client> => {
  await migratePostgres(await connection(), [first]);
  const filling = await client();
  await filling.query(`insert into sold (units) select 1 + n % 9 from generate_series(1, ${rows}) n`);
  return filling;
};

const expectWhole = async (asking: pg.Client): Promise<void> => {
  const { rows: facts } = await asking.query(
    `select (select count(*)::int from sold where reason is null) as empty,
            (select count(*)::int from pg_constraint where conrelid = 'sold'::regclass and not convalidated) as unchecked,
            (select array_agg(c.relname || ' ' || i.indisvalid order by c.relname desc) from pg_index i join pg_class c on c.oid = i.indexrelid
              where i.indrelid = 'sold'::regclass) as indexes,
            (select array_agg(name || ' ' || coalesce(steps_done::text, 'whole') order by name) from schema_migrations) as done`,
  );
  expect(facts).toEqual([
    {
      empty: 0,
      unchecked: 0,
      indexes: ['sold_pkey true', 'sold_by_reason true'],
      done: ['0000_first whole', '0001_second whole'],
    },
  ]);
};

const until = async (asking: pg.Client, sql: string): Promise<void> =>
  expect.poll(async () => (await asking.query(sql)).rows.length, { timeout: 15_000 }).toBeGreaterThan(0);

describe('SRV-16 an upgrade of a filled database', () => {
  it('SRV-16 goes on beside those who buy: none of them fails, and it comes after who holds a table', async () => {
    const asking = await fillFirst();
    const state = { over: false, sold: 0, slowest: 0 };
    const pool = new pg.Pool({ connectionString: url, max: 4, statement_timeout: 4000, lock_timeout: 3000 });
    const buyer = async (number: number): Promise<void> => {
      for (let turn = 0; !state.over; turn += 1) {
        const begun = performance.now();
        const buying = await pool.connect();
        try {
          await buying.query('begin');
          await buying.query('insert into sold (units) values (2)');
          await buying.query('update sold set units = 3 where id = $1', [
            1 + ((turn * 7919 + number) % rows),
          ]);
          await buying.query('commit');
        } finally {
          buying.release();
        }
        state.sold += 1;
        state.slowest = Math.max(state.slowest, performance.now() - begun);
      }
    };
    const buyers = Promise.all([1, 2, 3].map(buyer));
    const holder = await client();
    await holder.query('begin');
    await holder.query('update sold set units = 5 where id = 1');
    let waits = 0;
    const migrating = migratePostgres(await connection(), both, () => {
      waits += 1;
      return 50;
    });
    await expect.poll(() => waits, { timeout: 15_000 }).toBeGreaterThan(0);
    await holder.query('commit');
    const soldBefore = state.sold;
    expect(await migrating).toEqual(['0001_second']);
    expect(state.sold).toBeGreaterThan(soldBefore);
    state.over = true;
    await buyers;
    await pool.end();
    // The lock was waited for two seconds; nobody stood behind it for longer.
    expect(state.slowest).toBeLessThan(3900);
    // What an older process writes meanwhile has no reason yet: that is filled by the release that contracts.
    await asking.query('update sold set reason = 1 where reason is null');
    await expectWhole(asking);
  });

  it('SRV-16 that is cut off goes on where it was, with the index that was left half built', async () => {
    const asking = await fillFirst();
    const reader = await client();
    const cut = await client();
    await reader.query('begin isolation level repeatable read');
    await reader.query('select 1');
    const failed = migratePostgres(connectionOn(cut), both).catch((error: unknown) => String(error));
    await until(
      asking,
      `select 1 from pg_stat_activity where query like 'CREATE INDEX CONCURRENTLY%' and wait_event_type = 'Lock'`,
    );
    await asking.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'CREATE INDEX CONCURRENTLY%' and pid <> pg_backend_pid()`,
    );
    expect(await failed).toMatch(/terminat/i);
    await reader.query('commit');
    await until(
      asking,
      `select 1 from pg_index where indexrelid = to_regclass('sold_by_reason') and not indisvalid`,
    );
    expect(await migratePostgres(await connection(), both)).toEqual(['0001_second']);
    await expectWhole(asking);
    expect(await migratePostgres(await connection(), both)).toEqual([]);
  });

  it('SRV-16 is done once: a second process waits and finds nothing to do, and so does one that starts', async () => {
    const asking = await fillFirst();
    const reader = await client();
    await reader.query('begin isolation level repeatable read');
    await reader.query('select 1');
    const one = migratePostgres(await connection(), both);
    await until(asking, `select 1 from pg_stat_activity where query like 'CREATE INDEX CONCURRENTLY%'`);
    const told: string[] = [];
    const other = migratePostgres(await connection(), both).then((names) =>
      told.push(`other ${names.length}`),
    );
    const starting = prepareSchema(await connection(), both).then(() => told.push('started'));
    await until(
      asking,
      `select 1 from pg_stat_activity where query like '%pg_try_advisory_lock%' and state = 'idle'`,
    );
    expect(told).toEqual([]);
    await reader.query('commit');
    expect(await one).toEqual(['0001_second']);
    await Promise.all([other, starting]);
    expect(told.toSorted()).toEqual(['other 0', 'started']);
  });

  it('SRV-16 that does not get its locks ends with one clear line, and has stopped nobody', async () => {
    await fillFirst();
    const holder = await client();
    await holder.query('begin');
    await holder.query('lock table sold in access share mode');
    const migrating = await client();
    const hasty: MigrationConnection = {
      execute: (text) => connectionOn(migrating).execute(text.replace(`'2s'`, `'10ms'`)),
    };
    await expect(migratePostgres(hasty, both, () => 1)).rejects.toThrow(
      /^0001_second does not get the locks that it needs: some transaction stays open .+ run it again\.$/,
    );
    await holder.query('commit');
    expect(await migratePostgres(await connection(), both, soon)).toEqual(['0001_second']);
  });
});

describe('SRV-16 a start', () => {
  it('SRV-16 sets an empty database up, any number of processes at once', async () => {
    await Promise.all(Array.from({ length: 3 }, async () => prepareSchema(await connection(), both)));
    const { rows: done } = await (await client()).query('select name from schema_migrations order by name');
    expect(done).toEqual([{ name: '0000_first' }, { name: '0001_second' }]);
  });

  it('SRV-16 refuses a schema that is older, or only half of this release, and says which command helps', async () => {
    const asking = await fillFirst();
    const refusal =
      'the database is of an earlier release (it lacks 0001_second). Run the command migrate first.';
    await expect(prepareSchema(await connection(), both)).rejects.toThrow(refusal);
    await asking.query(`insert into schema_migrations (name, steps_done) values ('0001_second', 1)`);
    await expect(prepareSchema(await connection(), both)).rejects.toThrow(refusal);
  });

  it('SRV-16 refuses, as an upgrade does, a migration that was changed after it was run, and names it', async () => {
    const asking = await fillFirst();
    const other = { ...first, sql: first.sql.replace('integer', 'bigint') };
    const line =
      'migration 0000_first is another one than the database has run: its file was changed since. Take the file as it was released, and write what it lacks into a new one.';
    await expect(prepareSchema(await connection(), [other])).rejects.toThrow(line);
    await expect(migratePostgres(await connection(), [other, second])).rejects.toThrow(line);
    await prepareSchema(await connection(), [first]);
    // A release that noted no checksums: they are taken from the release that upgrades.
    await asking.query('update schema_migrations set checksum = null');
    expect(await migratePostgres(await connection(), both)).toEqual(['0001_second']);
    await expect(prepareSchema(await connection(), [other, second])).rejects.toThrow(line);
  });

  it('SRV-16 refuses a schema that is newer in one clear line, but for what a newer release only added', async () => {
    const made = await postgres.open(`newer_${databases}`);
    await made.executeSql(`insert into schema_migrations (name, only_adds) values ('9998_more', true)`);
    await made.prepare();
    await made.executeSql(`insert into schema_migrations (name) values ('9999_other')`);
    const line =
      'the database belongs to a newer release, which has changed it (9999_other). Start that release.';
    await expect(made.prepare()).rejects.toThrow(line);
    await expect(made.migrate()).rejects.toThrow(line);
    await made.close();
    const embedded = await openDatabase({});
    expect(await embedded.migrate()).toEqual(migrations.map(({ name }) => name));
    await embedded.executeSql(`update schema_migrations set checksum = 'other' where name like '0001%'`);
    await expect(embedded.migrate()).rejects.toThrow(/^migration 0001_\w+ is another one/);
    await embedded.executeSql('update schema_migrations set checksum = null');
    expect(await embedded.migrate()).toEqual([]);
    await embedded.executeSql(`insert into schema_migrations (name) values ('9999_other')`);
    await expect(embedded.prepare()).rejects.toThrow(line);
    await embedded.close();
  });
});
