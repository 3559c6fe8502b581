import { startPostgres, type TestPostgres } from '@caravan/server/testing/postgres';
import { freePort, get, run, startProgram } from '@tooling/load/programs';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, host, loadMembers, operate, repository } from './testing/shop.ts';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'caravan-deployable-')));
const folder = join(home, 'kg-1');
/** The link that the service starts from. */
const link = join(home, 'kg');
const lead = (release: string): void => {
  rmSync(link, { force: true });
  symlinkSync(release, link);
};
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
  run(repository, 'pnpm', 'run', 'deployable', 'kg', join(home, 'made'));
  renameSync(join(home, 'made'), folder);
  lead('kg-1');
}, 300_000);
afterAll(async () => {
  rmSync(home, { recursive: true, force: true });
  await postgres.stop();
});

describe('one country as it is deployed', { timeout: 300_000 }, () => {
  it('OPS-2 is its build, its files and the few packages that are not in the build', () => {
    expect(readdirSync(folder).toSorted()).toEqual([
      'catalogue',
      'content',
      'dist',
      'node_modules',
      'package.json',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      'public',
      'regions.yaml',
    ]);
    const packages = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(packages.toSorted()).toEqual(['@electric-sql', '@node-rs', 'sharp']);
  });

  it('OPS-2 SRV-2 runs in another folder: its operator fills PostgreSQL, and it sells, its screens too, when the link leads to the next release', async () => {
    await (await postgres.open('elsewhere')).close();
    const url = postgres.url('elsewhere');
    expect(operate(folder, url, 'import', 'catalogue')).toMatch(/\d+ products/);
    expect(operate(folder, url, 'import', 'content')).toMatch(/\d+ files made/);
    await loadMembers(url);
    const port = await freePort();
    const program = await startProgram(link, 'dist/server/start.js', port, {
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: join(home, 'data'),
      PUBLIC_ORIGIN: `https://${host}`,
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'office@aloea.kg',
      OPERATOR_MAIL: 'operator@aloea.kg',
      BANK_URL: 'https://bank.example/fim/est3Dgate',
      BANK_CLIENT_ID: 'shop1',
      BANK_STORE_KEY: 'a-key-of-a-bank',
      TRUSTED_PROXY: 'none',
    });
    try {
      const home = await get(port, host, '/');
      expect(home.status).toBe(200);
      for (const found of [/src="(\/assets\/[^"]+\.js)"/, /(\/media\/[^" ]+\.(?:avif|webp|jpg))/]) {
        const [, path = ''] = found.exec(home.text) ?? [];
        expect([path !== '', (await get(port, host, path)).status]).toEqual([true, 200]);
      }
      expect(await buy(port)).toEqual({ status: 'confirmed', receipt: '%PDF-' });
      await upgradeBeside(port);
    } finally {
      await program.stop();
    }
  });

  /** Another release has other files: what runs must not look for its own among them. */
  const upgradeBeside = async (port: number): Promise<void> => {
    cpSync(folder, join(home, 'kg-2'), { recursive: true, verbatimSymlinks: true });
    const server = join(home, 'kg-2/dist/server');
    for (const name of readdirSync(server)) if (name.startsWith('screen-')) unlinkSync(join(server, name));
    lead('kg-2');
    for (const path of ['/forever/contact-us', '/forever/faq', '/login', '/legal'])
      expect([path, (await get(port, host, path)).status]).toEqual([path, 200]);
  };

  it('OPS-2 a folder that holds something is refused, as is a country that does not stand', () => {
    expect(() => run(repository, 'pnpm', 'run', 'deployable', 'kg', folder)).toThrow(/is not empty/);
    expect(() => run(repository, 'pnpm', 'run', 'deployable', 'xx', join(home, 'x'))).toThrow(
      /COUNTRY is one of/,
    );
    expect(run(repository, 'pnpm', 'run', 'deployable', '--help')).toContain(
      'pnpm deployable COUNTRY FOLDER',
    );
  });
});
