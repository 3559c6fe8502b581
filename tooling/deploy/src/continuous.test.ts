import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './testing/shop.ts';

const script = join(repository, '.ci/affected');
const ask = (words: readonly string[], base: string) => {
  const { status, stdout, stderr } = spawnSync(script, words, {
    encoding: 'utf8',
    env: { ...process.env, BASE: base },
  });
  return { status, stdout, stderr };
};

it('OPS-3 the check of a branch says what it does, and what it misses before anything is installed', () => {
  expect(ask(['--help'], '')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('differs from BASE'),
  });
  expect(ask(['kg'], '')).toMatchObject({ status: 64, stderr: expect.stringContaining('found "kg"') });
  expect(ask([], 'no-such-commit')).toMatchObject({
    status: 64,
    stderr: expect.stringContaining('There is no commit no-such-commit'),
  });
});

/** Packages whose types or tests are made of files of others: Turborepo does not find them by the links between packages. */
const readers = ['apps', 'packages', 'tooling'].flatMap((group) =>
  readdirSync(join(repository, group)).flatMap((name) => {
    const folder = join(repository, group, name);
    if (!existsSync(join(folder, 'turbo.json'))) return [];
    const { tasks } = JSON.parse(readFileSync(join(folder, 'turbo.json'), 'utf8'));
    const inputs: string[] = [...(tasks.typecheck?.inputs ?? []), ...(tasks.test?.inputs ?? [])];
    if (!inputs.some((input) => input.startsWith('$TURBO_ROOT$'))) return [];
    return [String(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name)];
  }),
);

it('OPS-3 the check of a branch always asks the types and tests that read other packages', () => {
  const text = readFileSync(script, 'utf8');
  expect(readers).toEqual(expect.arrayContaining(['@caravan/launcher', '@caravan/vite', '@tooling/floors']));
  expect(readers.filter((reader) => !text.includes(` --filter=${reader} `))).toEqual([]);
  for (const check of ['format:check', 'lint', 'floors', 'words', 'typecheck', 'test'])
    expect(text).toContain(check);
});
