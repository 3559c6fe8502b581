import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiblings } from './siblings.ts';
import { copyWorkspace, repository } from './testing/copy-workspace.ts';
import { run } from '@tooling/load/programs';

let folder = '';
const countries = readSiblings(repository).map(({ val }) => val);

beforeAll(() => {
  folder = copyWorkspace(readdirSync(join(repository, 'apps')));
  // Turborepo reads what was changed from git.
  run(folder, 'git', 'init', '--quiet');
  run(folder, 'git', 'add', '--all');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

/** What each app's task would be made of now: the same key, the same result, out of the cache. */
const keys = (task: 'build' | 'test', where: string): Map<string, string> => {
  const turbo = join(repository, 'node_modules/.bin/turbo');
  const { tasks }: { tasks: { package: string; hash: string; task: string }[] } = JSON.parse(
    run(folder, turbo, 'run', task, '--dry=json', `--filter=${where}`),
  );
  return new Map(tasks.filter((one) => one.task === task).map((one) => [one.package, one.hash]));
};

/** Packages below a folder whose task a changed file sets off. */
const touchedBelow = (where: string, file: string, task: 'build' | 'test'): string[] => {
  const before = keys(task, where);
  appendFileSync(join(folder, file), '\n/* changed */\n');
  return [...keys(task, where)].filter(([name, key]) => before.get(name) !== key).map(([name]) => name);
};

/** Apps whose task it sets off. */
const touched = (file: string, task: 'build' | 'test'): string[] =>
  touchedBelow('./apps/*', file, task)
    .map((name) => name.replace('@caravan/', ''))
    .filter((name) => [...countries, 'launcher', 'storybook'].includes(name))
    .toSorted();

describe('what a change builds anew', () => {
  it('DX-5 a change in one country builds that country, the launcher of all, and Storybook, which shows its theme', () => {
    expect(touched('apps/kg/src/theme.css', 'build')).toEqual(['kg', 'launcher', 'storybook']);
  });

  it('DX-5 Storybook is built anew for the goods and the pictures that it shows', () => {
    for (const file of [
      'apps/ge/catalogue/products.csv',
      'apps/kg/public/media/kg/icon.svg',
      'apps/ge/public/media/ge/icon.svg',
    ])
      expect(touched(file, 'build'), file).toContain('storybook');
    expect(touched('apps/storybook/tests/docs.spec.ts', 'build')).toEqual([]);
  });

  it.each([
    ['README.md', '@tooling/floors'],
    ['tooling/guides/seams.md', '@tooling/floors'],
    ['packages/server/src/index.ts', '@tooling/floors'],
    ['apps/ge/catalogue/pictures.yaml', '@tooling/pictures'],
    ['apps/ge/public/media/ge/icon.svg', '@tooling/pictures'],
    ['tooling/guides/operate.md', '@tooling/deploy'],
    ['.gitignore', '@tooling/deploy'],
    ['packages/i18n/src/words/shell/ru.po', '@caravan/vite'],
  ])('DX-5 a change of %s is tested by %s, which reads it', (file, reader) => {
    expect(touchedBelow('./tooling/*', file, 'test')).toContain(reader);
  });

  it('DX-5 a change in one country tests that country alone', () => {
    expect(touched('apps/kg/src/country.test.ts', 'test')).toEqual(['kg']);
  });

  it('DX-5 a change in ui builds all countries', () => {
    expect(touched('packages/ui/src/index.ts', 'build')).toEqual(expect.arrayContaining([...countries]));
  });

  it('DX-5 a test of a country builds nothing', () => {
    expect(touched('apps/kg/src/country.test.ts', 'build')).toEqual([]);
  });

  it('DX-5 DX-6 a new country builds itself, the launcher and Storybook: its lines in the lockfile are nobody else’s', () => {
    const before = keys('build', './apps/*');
    const answers = ['--val=xx', '--languages=ru', '--currency=UZS', '--dollar=12500', '--callingCode=99'];
    const told = [
      ...answers,
      '--engName=Exland',
      '--name=Экзландия',
      '--timeZone=Asia/Tashkent',
      '--price=1 234 s',
    ];
    const main = join(repository, 'tooling/new-country/src/main.ts');
    run(folder, process.execPath, main, `--root=${folder}`, '--no-install', ...told);
    run(folder, 'pnpm', 'install', '--lockfile-only', '--prefer-offline', '--no-frozen-lockfile');
    const changed = [...keys('build', './apps/*')].filter(([name, key]) => before.get(name) !== key);
    const names = changed
      .map(([name]) => name)
      .filter((name) => !name.startsWith('@caravan/') || /launcher|storybook/.test(name));
    expect(names.toSorted()).toEqual(['@caravan/launcher', '@caravan/storybook', 'xx']);
  }, 120_000);
});
