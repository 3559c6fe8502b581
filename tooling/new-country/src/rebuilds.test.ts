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
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What each app's task would be made of now: the same key, the same result, out of the cache. */
const keys = (task: 'build' | 'test'): Map<string, string> => {
  const turbo = join(repository, 'node_modules/.bin/turbo');
  const { tasks }: { tasks: { package: string; hash: string; task: string }[] } = JSON.parse(
    run(folder, turbo, 'run', task, '--dry=json', '--filter=./apps/*'),
  );
  return new Map(
    tasks
      .filter((one) => one.task === task && !one.package.startsWith('@tooling/'))
      .map((one) => [one.package, one.hash]),
  );
};

/** Apps whose task a changed file sets off. */
const touched = (file: string, task: 'build' | 'test'): string[] => {
  const before = keys(task);
  appendFileSync(join(folder, file), '\n/* changed */\n');
  const after = keys(task);
  return [...after]
    .filter(([name, key]) => before.get(name) !== key)
    .map(([name]) => name.replace('@caravan/', ''))
    .filter((name) => [...countries, 'launcher', 'storybook'].includes(name))
    .toSorted();
};

describe('what a change builds anew', () => {
  it('DX-5 a change in one country builds that country, and the launcher of all', () => {
    expect(touched('apps/kg/src/theme.css', 'build')).toEqual(['kg', 'launcher']);
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
});
