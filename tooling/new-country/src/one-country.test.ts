import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { country } from '@caravan/app-kg/country';
import { importCatalogue } from '@caravan/server/import';
import { startPostgres, type TestPostgres } from '@caravan/server/testing/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from './testing/copy-workspace.ts';
import { freePort, get, run, startProgram } from './testing/run.ts';

const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'caravan-one-'))), 'out');
let postgres: TestPostgres;

beforeAll(async () => {
  run(repository, 'pnpm', 'exec', 'turbo', 'prune', '@caravan/app-kg', '--out-dir', folder);
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  rmSync(join(folder, '..'), { recursive: true, force: true });
  await postgres.stop();
});

describe('one country cut out of the repository', () => {
  it('OPS-3 CTRY-1 is its app, what it stands on, and no other country', () => {
    expect(readdirSync(join(folder, 'apps'))).toEqual(['kg']);
    const others = readdirSync(join(repository, 'apps')).filter((name) => name !== 'kg');
    const lock = readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8');
    for (const other of others) expect(lock).not.toContain(`apps/${other}:`);
  });

  it('OPS-3 installs from the lockfile, builds and runs alone on PostgreSQL under its own name', async () => {
    run(folder, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
    run(folder, 'pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only');
    const database = await postgres.open('alone');
    await importCatalogue(database, country, join(folder, 'apps/kg'));
    await database.close();
    const port = await freePort();
    const program = await startProgram(folder, 'apps/kg/dist/server/start.js', port, {
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url('alone'),
      DATA_DIR: join(folder, '.data'),
      PUBLIC_ORIGIN: 'https://aloea.kg',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'office@aloea.kg',
      OPERATOR_MAIL: 'operator@aloea.kg',
      BANK_URL: 'https://bank.example/fim/est3Dgate',
      BANK_CLIENT_ID: 'shop1',
      BANK_STORE_KEY: 'a-key-of-a-bank',
    });
    try {
      const home = await get(port, 'aloea.kg', '/');
      expect(home.status).toBe(200);
      expect(home.text).toContain('Сила алоэ для каждого дня');
      expect((await get(port, 'aloea.kg', '/e-shop?lang=en')).text).toContain('Aloe Vera Gel, 1 l');
      expect((await get(port, 'aloea.kg', '/ru/api/product/?limit=1')).text).toMatch(/"count":\d{2}/);
      expect((await get(port, 'aloea.com.tr', '/')).status).toBe(421);
    } finally {
      await program.stop();
    }
  });
});
