import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pinnedPnpm = (root: string): string =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;

/**
 * Installs the packages of a country that was just made in the repository, and formats its files. Whether it is whole then: if not, or
 * if somebody ends it meanwhile, the folder is taken away again and the lockfile is as it was.
 */
export const installCountry = (root: string, folder: string): boolean => {
  const lockfile = join(root, 'pnpm-lock.yaml');
  const before = existsSync(lockfile) ? readFileSync(lockfile) : null;
  const run = (command: string, args: readonly string[]) =>
    spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  const pnpm = (...args: readonly string[]): boolean => {
    const done = run('pnpm', args);
    // Who came by npm has it by npx.
    return (done.error ? run('npx', ['-y', pinnedPnpm(root), ...args]) : done).status === 0;
  };
  // Ctrl-C ends the program that runs here; what is left to do is ours.
  const stay = (): void => {};
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stay);
  const whole = pnpm('install', '--prefer-offline', '--no-frozen-lockfile') && pnpm('exec', 'oxfmt', folder);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stay);
  if (whole) return true;
  rmSync(folder, { recursive: true, force: true });
  if (before !== null) writeFileSync(lockfile, before);
  return false;
};
