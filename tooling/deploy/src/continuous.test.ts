import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

it('OPS-3 the check of a branch always asks the tests that read other packages', () => {
  const text = readFileSync(script, 'utf8');
  for (const reader of ['floors', 'pictures', 'deploy'])
    expect(text).toContain(`--filter=@tooling/${reader}`);
  for (const check of ['format:check', 'lint', 'floors', 'words', 'typecheck', 'test'])
    expect(text).toContain(check);
});
