import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMigratedFolder } from '../../testing/open-migrated.ts';
import { openDatabase } from '../connect.ts';
import type { Database } from '../database.ts';
import { keepDump, restoreAdvice } from './dumps.ts';
import { members } from '../schema/index.ts';

const insert = (fboId: string) => ({
  fboId,
  homeCountry: 'xx',
  firstName: 'A',
  lastName: 'B',
  level: 'novus',
  language: 'en',
});

let home: string;
let dataDir: string;
beforeEach(async () => {
  // A blank and a quotation mark, as folders of people have them.
  home = mkdtempSync(join(tmpdir(), "caravan o'dumps "));
  dataDir = join(home, 'data');
  await makeMigratedFolder(dataDir);
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(home, { recursive: true });
});

const dumps = (): string[] => (existsSync(join(dataDir, 'dumps')) ? readdirSync(join(dataDir, 'dumps')) : []);

/** Opens a shop with one member, has it dumped, and writes another one after that. */
const shopWithDump = async (): Promise<void> => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const database = await openDatabase({ dataDir, dumpEvery: 60 });
  await database.migrate();
  await database.db.insert(members).values(insert('before'));
  vi.advanceTimersByTime(59 * 60_000);
  expect(dumps()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  await expect.poll(dumps, { timeout: 10_000 }).toEqual([expect.stringMatching(/^20[\dT.-]+Z\.tar\.gz$/)]);
  vi.advanceTimersByTime(60 * 60_000);
  await database.db.insert(members).values(insert('after'));
  await database.close();
  // Nothing was written in the second hour.
  expect(dumps()).toHaveLength(1);
};

const failureOf = (work: Promise<Database>): Promise<string> =>
  work.then(
    () => 'it opened',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** Does what the message advises, in a shell as a person would. */
const follow = (message: string): void => {
  const [, command = ''] = message.split('To restore the newest dump: ');
  execFileSync('sh', ['-c', command]);
};

describe('F22 an embedded database', () => {
  it('is dumped once an hour while something is written; its three newest dumps are kept', async () => {
    await shopWithDump();
    for (const day of [1, 2, 3, 4])
      await keepDump(dataDir, async () => new Blob(['x']), new Date(`2027-01-0${day}T00:00:00Z`));
    expect(dumps()).toEqual([2, 3, 4].map((day) => `2027-01-0${day}T00-00-00.000Z.tar.gz`));
  });

  it('that will not open refuses to start, changes nothing, and opens with the dump after the advised commands', async () => {
    await shopWithDump();
    truncateSync(join(dataDir, 'pg', 'global', 'pg_control'), 100);
    const message = await failureOf(openDatabase({ dataDir }));
    expect(message).toContain(`The database in ${dataDir} can't be opened`);
    expect(message).toContain('Nothing was changed.');
    follow(message);
    const restored = await openDatabase({ dataDir });
    await restored.migrate();
    const { rows } = await restored.executeSql('select fbo_id from members');
    expect(rows).toEqual([{ fbo_id: 'before' }]);
    await restored.db.insert(members).values(insert('afterwards'));
    await restored.close();
  });

  it('whose folder is gone refuses to start, instead of an empty shop', async () => {
    await shopWithDump();
    rmSync(join(dataDir, 'pg'), { recursive: true });
    const message = await failureOf(openDatabase({ dataDir }));
    expect(message).toContain(`The database in ${dataDir} is gone.`);
    expect(existsSync(join(dataDir, 'pg'))).toBe(false);
    follow(message);
    const restored = await openDatabase({ dataDir });
    expect(await restored.db.$count(members)).toBe(1);
    await restored.close();
  });

  it('that had no dump yet refuses too, and says so', async () => {
    const first = await openDatabase({ dataDir });
    await first.close();
    rmSync(join(dataDir, 'pg', 'PG_VERSION'));
    expect(await failureOf(openDatabase({ dataDir }))).toContain('there is no dump to restore');
    expect(restoreAdvice(dataDir)).toContain('Nothing was changed');
  });
});
