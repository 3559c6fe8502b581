import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createServer } from '../create-server.ts';
import { api } from '../testing/api.ts';
import { testCountry } from '../testing/country.ts';
import { makeMigratedFolder } from '../testing/open-migrated.ts';
import { seedCatalogue, seedMembersOf } from '../testing/seed.ts';
import { testSettings } from '../testing/settings.ts';
import { openDatabase } from './connect.ts';
import { watchDiskFloor } from './disk-floor.ts';
import { isDatabaseAway } from './failures.ts';

const mebi = 1024 ** 2;

it.each([
  ['a large disk', 100_000, 201, 199],
  ['a small disk', 2000, 101, 99],
  ['a tiny disk', 200, 33, 31],
])('F21 %s of %i MiB may be written with %i MiB free, not with %i', async (_what, size, enough, less) => {
  let free = enough;
  const disk = watchDiskFloor('/anywhere', async () => ({
    bsize: mebi,
    blocks: size,
    bavail: free,
  }));
  await disk.look();
  expect(() => disk.check()).not.toThrow();
  free = less;
  await disk.look();
  const refused = (() => {
    try {
      return disk.check();
    } catch (error) {
      return error;
    }
  })();
  expect(isDatabaseAway(refused)).toBe(true);
  free = enough;
  await disk.look();
  expect(() => disk.check()).not.toThrow();
  disk.stop();
});

const mount = (folder: string, size: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
/** Writes as fast as it can, faster than the floor is looked at, and tells how much was kept. */
const writer = (dataDir: string): string => `
  import { openPglite } from ${JSON.stringify(new URL('embedded/pglite.ts', import.meta.url).href)};
  const onFatal = (error) => {
    console.log('fatal: ' + error.message);
    process.exit(1);
  };
  const database = await openPglite(${JSON.stringify(dataDir)}, { onFatal });
  await database.executeSql('create table noise (id int, bytes text storage external)');
  for (let id = 1; ; id += 1) {
    await database.inTransaction(async () => {
      await database.executeSql("insert into noise values ($1, repeat('x', 500000))", [id]);
    });
    console.log(id);
  }`;

const freeIn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

describe('F21 a disk that is really full', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-full-'));

  it('stops writing with 503, goes on reading, and writes again when there is room', async ({ skip }) => {
    if (!mount(folder, '200m')) skip('only root may mount');
    try {
      const dataDir = join(folder, 'data');
      await makeMigratedFolder(dataDir);
      const database = await openDatabase({ dataDir });
      const country = testCountry();
      await seedCatalogue(database, country);
      await seedMembersOf(database, country);
      let later = 0;
      const clock = { now: () => new Date(Date.now() + later) };
      const app = await createServer({ country, database, settings: testSettings(), clock });
      const ask = api(app);
      const token = await ask.login('999000000001');
      const add = () => ask('POST', 'order/cart/add/', { token, body: { productCode: '100' } });
      expect((await add()).statusCode).toBe(200);
      writeFileSync(join(folder, 'ballast'), Buffer.alloc(freeIn(folder) - 20 * mebi));
      await expect.poll(async () => (await add()).statusCode, { timeout: 8000, interval: 500 }).toBe(503);
      const refused = await add();
      expect(refused.json()).toMatchObject({ code: 'unavailable_service' });
      expect(refused.headers['retry-after']).toBe('5');
      // Late enough for a session to be written down as used.
      later = 120_000;
      for (const path of ['product/', 'product/?q=aloe', 'order/cart/', 'category/'])
        expect((await ask('GET', path, { token })).statusCode, path).toBe(200);
      rmSync(join(folder, 'ballast'));
      await expect.poll(async () => (await add()).statusCode, { timeout: 8000, interval: 500 }).toBe(200);
      await app.close();
      await database.close();
    } finally {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  it('all the same ends the process at once; when there is room again, nothing that was kept is lost', async ({
    skip,
  }) => {
    mkdirSync(folder, { recursive: true });
    if (!mount(folder, '150m')) skip('only root may mount');
    try {
      const dataDir = join(folder, 'data');
      await makeMigratedFolder(dataDir);
      writeFileSync(join(folder, 'ballast'), Buffer.alloc(20 * mebi));
      const { status, stdout } = spawnSync(
        process.execPath,
        ['--input-type=module', '--eval', writer(dataDir)],
        { encoding: 'utf8', timeout: 30_000 },
      );
      expect(stdout).toMatch(/\nfatal: .+\n$/);
      expect(status).toBe(1);
      const kept = Number(stdout.trim().split('\n').at(-2));
      rmSync(join(folder, 'ballast'));
      const database = await openDatabase({ dataDir });
      const { rows } = await database.executeSql('select count(*)::int as kept from noise');
      expect(rows).toEqual([{ kept: expect.any(Number) }]);
      expect(Number(rows[0]?.['kept'])).toBeGreaterThanOrEqual(kept);
      await database.close();
    } finally {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  it('is named by a start that finds no room, which advises no restore', async ({ skip }) => {
    mkdirSync(folder, { recursive: true });
    if (!mount(folder, '24m')) skip('only root may mount');
    try {
      await expect(openDatabase({ dataDir: join(folder, 'data') })).rejects.toThrow(
        /^The disk of .+ is full: free some room and start again/,
      );
    } finally {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});
