import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './testing/shop.ts';

const keep = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(repository, 'tooling/run/keep.mjs'), ...words],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};

it.each(['backup', 'restore'])('OPS-4 pnpm %s says what it wants before anything is built', (command) => {
  for (const words of [['--help'], ['kg', '--help']]) {
    const { status, stdout } = keep(command, ...words);
    expect({ status, stdout }).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        new RegExp(`^pnpm ${command} COUNTRY FOLDER[^]*DATABASE_URL[^]*DATA_DIR`),
      ),
    });
  }
  for (const words of [[], ['kg'], ['kg', '--replace']]) {
    const { status, stderr } = keep(command, ...words);
    expect(status).toBe(64);
    expect(stderr).toContain(`pnpm ${command} COUNTRY FOLDER`);
  }
  expect(keep(command, 'xx', 'there').stderr).toMatch(/^There is no country xx: take one of .*kg/);
});
