import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { members } from '../db/schema/index.ts';
import { runOperator } from '../operator/run-operator.ts';
import { testCountry } from '../testing/index.ts';
import { makeMigratedFolder } from '../testing/open-migrated.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';

const hasTools = spawnSync('pg_restore', ['--version']).status === 0;
const country = testCountry();

let home: string;
/** What says where the shop's data are. */
let environment: Record<string, string>;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "caravan o'backup "));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const operate = async (...args: string[]): Promise<{ code: number; text: string }> => {
  const said: string[] = [];
  const tell = (text: string): void => void said.push(text);
  const code = await runOperator({
    country,
    folder: '.',
    environment: { PATH: process.env['PATH'], ...environment },
    args,
    user: 'root',
    say: tell,
    write: async (part) => tell(part),
    complain: tell,
  });
  return { code, text: said.join('\n') };
};

const onDatabase = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
  const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = environment;
  const database = await openDatabase(url === undefined ? { dataDir } : { url });
  try {
    await database.migrate();
    return await work(database);
  } finally {
    await database.close();
  }
};
const joins = (fboId: string): Promise<unknown> =>
  onDatabase((database) =>
    database.db.insert(members).values({
      fboId,
      homeCountry: 'xx',
      firstName: 'A',
      lastName: 'B',
      level: 'novus',
      language: 'en',
    }),
  );
const register = (): Promise<unknown[]> =>
  onDatabase(async (database) =>
    (await database.executeSql('select fbo_id from members order by id')).rows.map(({ fbo_id: id }) => id),
  );
const answer = (): string => join(home, 'data/answers/xx/one.json');

/** A shop with one member and an answer of the bank that waits, and its backup; then another member joins and the answer is booked. */
const shopWithBackup = async (): Promise<string> => {
  await joins('before');
  mkdirSync(join(answer(), '..'), { recursive: true });
  writeFileSync(answer(), '{"oid":"1"}');
  const folder = join(home, 'backups/first');
  expect(await operate('backup', folder)).toEqual({
    code: 0,
    text: expect.stringMatching(/backups\/first: \d+\.\d MB, schema \d{4}_\w+\.$/),
  });
  await joins('after');
  rmSync(answer());
  return folder;
};

/** What both databases promise. `empty` makes a place where nothing was yet, and says where. */
const promises = (empty: () => Promise<Record<string, string>>): void => {
  it('OPS-2 SRV-11 a backup restored is the shop as it was, the bank’s waiting answers too; the audit log tells', async () => {
    const folder = await shopWithBackup();
    const taken = JSON.parse((await operate('audit', '--json')).text);
    expect(taken).toMatchObject([{ actor: 'root', action: 'backup', subject: folder }]);
    expect(await operate('restore', folder, '--replace')).toMatchObject({ code: 0 });
    expect(await register()).toEqual(['before']);
    expect(readFileSync(answer(), 'utf8')).toBe('{"oid":"1"}');
    const told = JSON.parse((await operate('audit', '--json')).text);
    expect(told).toMatchObject([{ actor: 'root', action: 'restore', subject: folder }]);
    // Its sequences go on where they were.
    await joins('afterwards');
    expect(await register()).toEqual(['before', 'afterwards']);
  });

  it('OPS-2 what holds something is replaced only when that is said; an empty place needs no word', async () => {
    const folder = await shopWithBackup();
    const refused = await operate('restore', folder);
    expect(refused).toEqual({
      code: 1,
      text: expect.stringMatching(/ holds .*: give --replace to have it replaced\. Nothing was changed\.$/),
    });
    expect(await register()).toEqual(['before', 'after']);
    environment = await empty();
    expect(await operate('restore', folder)).toMatchObject({ code: 0 });
    expect(await register()).toEqual(['before']);
  });

  it('OPS-2 a backup that is cut off, changed, of a newer release or none is refused, and nothing is changed', async () => {
    const folder = await shopWithBackup();
    const dump = join(folder, 'database');
    const whole = readFileSync(dump);
    const restore = async (): Promise<string> => (await operate('restore', folder, '--replace')).text;
    truncateSync(dump, 1000);
    expect(await restore()).toMatch(
      /database is not whole: 1000 bytes, expected \d+\. Nothing was changed\.$/,
    );
    writeFileSync(dump, whole.with(500, (whole[500] ?? 0) ^ 1));
    expect(await restore()).toMatch(
      /was changed: its SHA-256 is not that of the backup\. Nothing was changed/,
    );
    writeFileSync(dump, whole);
    const manifest = join(folder, 'backup.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace(/"schema": "[^"]+"/, '"schema": "9999_later"'));
    expect(await restore()).toContain('The backup is of a newer release (9999_later)');
    appendFileSync(manifest, '}');
    expect(await restore()).toContain('backup.json can’t be read. Nothing was changed.');
    expect((await operate('restore', home)).text).toContain('is no backup: it has no backup.json.');
    expect(await register()).toEqual(['before', 'after']);
  });

  it('OPS-2 a backup is made whole or not at all, and never over another', async () => {
    const folder = await shopWithBackup();
    expect((await operate('backup', folder)).text).toContain('is there already. No backup was made.');
    environment = await empty();
    expect((await operate('backup', join(home, 'backups/none'))).text).toMatch(
      /^There is no database in |No backup was made\.$/,
    );
    expect(readdirSync(join(home, 'backups'))).toEqual(['first']);
  });
};

describe('a backup of the embedded database', { timeout: 120_000 }, () => {
  /** Data with the schema and nothing else: copied in a tenth of the time in which they are made. */
  let prepared: string;
  beforeAll(async () => {
    prepared = mkdtempSync(join(tmpdir(), 'caravan-backup-'));
    await makeMigratedFolder(join(prepared, 'data'));
    // Opened once: what a folder says of itself lies in it, too.
    environment = { DATA_DIR: join(prepared, 'data') };
    await onDatabase(async () => undefined);
  });
  afterAll(() => rmSync(prepared, { recursive: true, force: true }));
  beforeEach(() => {
    environment = { DATA_DIR: join(home, 'data') };
    cpSync(join(prepared, 'data'), join(home, 'data'), { recursive: true });
  });

  promises(async () => ({ DATA_DIR: join(home, 'other') }));

  it('OPS-2 F23 needs the shop to be stopped', async () => {
    const folder = await shopWithBackup();
    await onDatabase(async () => {
      for (const words of [
        ['backup', join(home, 'second')],
        ['restore', folder, '--replace'],
      ])
        expect((await operate(...words)).text).toContain('is in use by another process');
    });
    expect(existsSync(join(home, 'second'))).toBe(false);
    expect(await register()).toEqual(['before', 'after']);
  });
});

if (!hasTools)
  console.warn('Backups of PostgreSQL are not tested: pg_dump, pg_restore and psql are not on this machine.');
describe.skipIf(!hasTools)('a backup of PostgreSQL', { timeout: 120_000 }, () => {
  let postgres: TestPostgres;
  let count = 0;
  const empty = async (): Promise<Record<string, string>> => {
    count += 1;
    const database = await postgres.open(`shop ${count}`);
    await database.executeSql('drop schema public cascade; create schema public');
    await database.close();
    return { DATABASE_URL: postgres.url(`shop%20${count}`), DATA_DIR: join(home, 'data') };
  };
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    environment = await empty();
  });

  promises(empty);

  it('OPS-2 is made while the shop runs, and restored only when it does not', async () => {
    await joins('before');
    const folder = join(home, 'running');
    await onDatabase(async (database) => {
      await database.executeSql('select 1');
      expect(await operate('backup', folder)).toMatchObject({ code: 0 });
      expect((await operate('restore', folder, '--replace')).text).toMatch(
        /A shop runs on the database \(\d+ connections?\): stop it first\. Nothing was changed\.$/,
      );
    });
    expect(await register()).toEqual(['before']);
  });

  it('OPS-2 OPS-1 one that can’t be noted in the audit log is whole all the same, and says so', async () => {
    await onDatabase((database) => database.executeSql('alter table audit_log rename to another_log'));
    const told = await operate('backup', join(home, 'backups/unnoted'));
    expect(told).toEqual({
      code: 0,
      text: expect.stringMatching(/unnoted: .* The audit log could not be told of it \(.*audit_log.*\)\.$/),
    });
    expect(readdirSync(join(home, 'backups/unnoted'))).toContain('database');
  });

  it('OPS-2 a shop that is just leaving is waited for', async () => {
    const folder = await shopWithBackup();
    const leaving = await openDatabase({ url: environment['DATABASE_URL'] ?? '' });
    await leaving.executeSql('select 1');
    const restored = operate('restore', folder, '--replace');
    await setTimeout(500);
    await leaving.close();
    expect(await restored).toMatchObject({ code: 0 });
    expect(await register()).toEqual(['before']);
  });

  it('OPS-2 a restore that fails in the middle leaves what there was', async () => {
    const folder = await shopWithBackup();
    const tool = join(home, 'tools/pg_restore');
    mkdirSync(join(home, 'tools'));
    const real = execFileSync('which', ['pg_restore'], { encoding: 'utf8' }).trim();
    // Half of the tables, then an end like that of a full disk.
    writeFileSync(tool, `#!/bin/sh\n${real} "$@" | head -n 300\necho 'no space left' >&2\nexit 1\n`, {
      mode: 0o755,
    });
    const path = environment['PATH'] ?? process.env['PATH'];
    environment = { ...environment, PATH: `${join(home, 'tools')}:${path}` };
    expect(await operate('restore', folder, '--replace')).toEqual({ code: 1, text: 'no space left' });
    expect(await register()).toEqual(['before', 'after']);
  });

  it('OPS-2 without PostgreSQL’s own programs it says which one is missing', async () => {
    await joins('before');
    environment = { ...environment, PATH: home };
    expect(await operate('backup', join(home, 'none'))).toEqual({
      code: 1,
      text: 'There is no pg_dump here: install the client programs of PostgreSQL.',
    });
    expect(readdirSync(home)).toEqual([]);
  });

  it('OPS-2 a backup of the other database is refused', async () => {
    const folder = await shopWithBackup();
    environment = { DATA_DIR: join(home, 'embedded') };
    expect((await operate('restore', folder)).text).toContain(
      'The backup is of PostgreSQL, and this shop has the embedded database.',
    );
  });
});
