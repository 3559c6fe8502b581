import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openDatabase } from './connect.ts';
import { statement, type Database } from './database.ts';
import { embedded } from './migrate/embed-migrations.ts';
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
const countMembers = statement<{ count: number }>(
  'test_count_members',
  'select count(*) as count from members where fbo_id like $1',
);

describe.each(['pglite', 'postgres'] as const)('a database on %s', (kind) => {
  let server: TestPostgres | undefined;
  let database: Database;
  const count = async (like: string): Promise<unknown> =>
    (await database.run(countMembers, [like]))[0]?.count;

  beforeAll(async () => {
    server = kind === 'postgres' ? await startPostgres() : undefined;
    database = server ? await server.open('shop') : await openDatabase({});
    await database.migrate();
  });
  afterAll(async () => {
    await database.close();
    await server?.stop();
  });

  it('SRV-2 has the same schema by the same migrations, run once however often it starts', async () => {
    await Promise.all([database.migrate(), database.migrate()]);
    const { rows } = await database.executeSql('select name from schema_migrations');
    expect(rows).toEqual(migrations.map(({ name }) => ({ name })));
    await database.db.insert(members).values(insert('schema-1'));
    expect(await count('schema-%')).toBe(1);
  });

  it('commits all or nothing', async () => {
    await database.inTransaction(async (tx) => {
      await tx.insert(members).values([insert('all-1'), insert('all-2')]);
    });
    const failed = database.inTransaction(async (tx) => {
      await tx.insert(members).values(insert('none-1'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await count('all-%')).toBe(2);
    expect(await count('none-%')).toBe(0);
  });

  it('keeps bytes as they were, on their own, in a view of others and among none', async () => {
    const all = Uint8Array.from({ length: 1024 }, (_, place) => place % 256);
    const views = [all, all.subarray(250, 260), new Uint8Array()];
    await database.executeSql('create table kept (id int, bytes bytea)');
    for (const [id, view] of views.entries())
      await database.executeSql('insert into kept values ($1, $2)', [id, view]);
    const { rows } = await database.executeSql('select bytes from kept order by id');
    expect(rows).toEqual(views.map((view) => ({ bytes: Buffer.from(view) })));
    await database.executeSql('drop table kept');
  });

  it('what is called inside a transaction joins it: the same connection, undone together', async () => {
    const failed = database.inTransaction(async () => {
      await database.db.insert(members).values(insert('join-1'));
      await database.inTransaction((tx) => tx.insert(members).values(insert('join-2')));
      await database.executeSql(`update members set first_name = $1 where fbo_id = 'join-1'`, ['Joined']);
      expect(await count('join-%')).toBe(2);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await count('join-%')).toBe(0);
  });

  it('F24 what others write meanwhile is not in a transaction, and is kept when that one is undone', async () => {
    const ready = new Promise<void>((go) => setTimeout(go, 50));
    const failed = database.inTransaction(async (tx) => {
      await tx.insert(members).values(insert('mine-1'));
      await ready;
      throw new Error('no');
    });
    const others = [
      database.db.insert(members).values(insert('others-1')),
      database.executeSql(
        `insert into members (fbo_id, home_country, first_name, last_name, level, language)
         values ('others-2', 'xx', 'A', 'B', 'novus', 'en')`,
      ),
      database.inTransaction((tx) => tx.insert(members).values(insert('others-3'))),
    ];
    await expect(failed).rejects.toThrow('no');
    await Promise.all(others);
    expect(await count('mine-%')).toBe(0);
    expect(await count('others-%')).toBe(3);
  });

  it('repeats a transaction that the database asks to repeat, at most three times', async () => {
    const failing = (times: number) => {
      let runs = 0;
      const work = database.inTransaction(async (tx) => {
        runs += 1;
        await tx
          .insert(members)
          .values(insert(`again-${times}`))
          .onConflictDoNothing();
        if (runs <= times)
          await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
        return runs;
      });
      return work;
    };
    expect(await failing(2)).toBe(3);
    await expect(failing(3)).rejects.toThrow();
    expect(await count('again-%')).toBe(1);
  });

  it('tells a duplicate from a fault', async () => {
    await database.db.insert(members).values(insert('twice'));
    const error: unknown = await database.db
      .insert(members)
      .values(insert('twice'))
      .catch((thrown: unknown) => thrown);
    expect(isDuplicate(error)).toBe(true);
    expect(isDatabaseAway(error)).toBe(false);
  });

  it('gives times as dates, JSON as values, and big numbers as numbers, by either door', async () => {
    const { rows } = await database.executeSql(
      `select 9007199254740991::bigint as big, '2026-11-15T06:00:00Z'::timestamptz as at, '{"a":[1]}'::jsonb as json`,
    );
    expect(rows).toEqual([{ big: 9007199254740991, at: new Date('2026-11-15T06:00:00Z'), json: { a: [1] } }]);
  });
});

describe('the embedded database’s folder', () => {
  it('SRV-2 F23 belongs to one process, is closed to others, and opens again with what was in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'caravan-data-'));
    const first = await openDatabase({ dataDir: join(folder, 'db') });
    await first.migrate();
    await first.db.insert(members).values(insert('kept'));
    expect(statSync(join(folder, 'db')).mode & 0o777).toBe(0o700);
    await expect(openDatabase({ dataDir: join(folder, 'db') })).rejects.toThrow('in use by another process');
    await first.close();
    const second = await openDatabase({ dataDir: join(folder, 'db') });
    await second.migrate();
    expect(await second.db.$count(members)).toBe(1);
    await second.close();
    rmSync(folder, { recursive: true });
  });
});

it('the embedded migrations are those of the folder (else: pnpm migrations)', () => {
  const statements = (text: string): string => text.replaceAll(/\s+/g, ' ');
  for (const { sql: text } of migrations)
    expect(statements(embedded())).toContain(statements(text.replaceAll('`', '\\`')));
});
