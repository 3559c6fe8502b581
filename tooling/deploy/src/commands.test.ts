import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { repository } from './testing/shop.ts';

// `pnpm shop` builds its country first, where nothing has.
vi.setConfig({ testTimeout: 300_000 });

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')));
const drawn = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(repository, 'tooling/pictures/package.json'), 'utf8'))).scripts;

/** Commands of ours; the others are those of tools that answer for themselves. */
const own = Object.entries(scripts)
  .filter(([, script]) => script.startsWith('node tooling/run/'))
  .map(([name, script]): [string, string, string] => [name, script, repository]);
const drawing = Object.entries(drawn)
  .filter(([name]) => name.startsWith('draw'))
  .map(([name, script]): [string, string, string] => [name, script, join(repository, 'tooling/pictures')]);
const elsewhere = mkdtempSync(join(tmpdir(), 'caravan-caller-'));
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

const ask = (script: string, cwd: string, words: readonly string[], env: Record<string, string> = {}) => {
  const [, ...args] = script.split(' ');
  return spawnSync(process.execPath, [...args, ...words], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 300_000,
  });
};

it('DX-1 every command of the workshop is among those that are asked for help', () => {
  expect(own.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'start',
      'dev',
      'test',
      'shop',
      'faults',
      'bench',
      'bench:size',
      'floors',
      'words',
      'photos',
      'new:country',
    ]),
  );
  expect(drawing.map(([name]) => name)).toEqual(['draw', 'draw:content', 'draw:clips']);
});

it.each([...own, ...drawing])(
  'DX-1 %s tells how it is used, before anything is built',
  (name, script, cwd) => {
    for (const word of ['--help', '-h', 'help']) {
      const { status, stdout, stderr } = ask(script, cwd, [word]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(new RegExp(`^p?npm .*${name}`));
    }
  },
);

it.each([...own, ...drawing].filter(([name]) => name !== 'shop'))(
  'DX-1 %s names a word that it does not know, and what there is',
  (name, script, cwd) => {
    const { status, stdout, stderr } = ask(script, cwd, ['--strange']);
    expect({ status, stdout }).toEqual({ status: 64, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^Unknown option '--strange'\\n\\np?npm .*${name}`));
  },
);

it('DX-1 a command says what it expected and what it found', () => {
  const errorOf = (name: string, ...words: string[]) => ask(scripts[name] ?? '', repository, words).stderr;
  expect(errorOf('shop', 'xx', 'tasks')).toMatch(/^There is no country xx: take one of .*kg/);
  expect(errorOf('shop')).toMatch(/^Expected a country and a command, found nothing\./);
  expect(errorOf('dev', 'kg', 'tr')).toMatch(/^Expected one country, found "kg tr"\./);
  expect(errorOf('deployable', 'kg')).toMatch(/^Expected a country and a folder, found "kg"\./);
  expect(errorOf('floors', 'kg')).toMatch(/^Expected nothing more, found "kg"\./);
  expect(errorOf('bench', 'xx')).toMatch(/^There is no country xx: take one of .*kg/);
  expect(errorOf('photos', 'xx', 'a.jpg')).toMatch(/^There is no country xx: take one of .*kg/);
  expect(errorOf('release:proof', 'foo')).toMatch(
    /^Expected nothing more, found "foo"\.\n\npnpm release:proof /,
  );
});

it('DX-1 pnpm shop looks for files where its caller stands', () => {
  writeFileSync(join(elsewhere, 'mine.csv'), 'id\n');
  const { stderr } = ask(scripts['shop'] ?? '', repository, ['kg', 'import', 'members', 'mine.csv'], {
    INIT_CWD: elsewhere,
    DATABASE_URL: '',
    DATA_DIR: join(elsewhere, 'data'),
  });
  expect(stderr).toMatch(/^Database: the embedded one in .*data\nmine\.csv .* the columns fboId/);
});
