import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './testing/shop.ts';

const isIgnored = (file: string): boolean =>
  spawnSync('git', ['check-ignore', '--quiet', '--no-index', file], { cwd: repository }).status === 0;

it.each(['kg.env', '.env', 'apps/kg/production.env', 'tooling/deploy/sites/retail.key'])(
  'SEC-9 %s is kept out of the repository',
  (file) => expect(isIgnored(file)).toBe(true),
);

it('SEC-9 the example of settings is in it', () =>
  expect(isIgnored('tooling/deploy/example.env')).toBe(false));

it('SEC-9 settings are kept out of what an image is built from', () => {
  const lines = readFileSync(join(repository, 'tooling/deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['**/.env', '**/*.env', '**/*.key']));
});
