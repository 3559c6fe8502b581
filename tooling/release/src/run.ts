import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from './compile/emit.ts';

const { packageManager } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));

/** What a package manager that runs us tells its scripts, and settings of a test run: none of a command's own business. */
const notTheirs = /^(?:npm_(?!config_)|pnpm_(?:config_verify|script)|NODE_ENV$|VITEST|PORT$|DATA_DIR$)/i;

/** Variables of a command of its own: this Node first on its path, and what the user has set for npm (tokens, proxies). */
export const environment = (added: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !notTheirs.test(name))),
  PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  CI: '1',
  NO_COLOR: '1',
  ...added,
});

/** Runs a command to its end; gives what it printed. @throws Error with all of that when it fails. */
export const run = (
  folder: string,
  [command, ...args]: readonly [string, ...string[]],
  variables?: Readonly<Record<string, string>>,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: environment(variables),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (said += part));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`${command} ${args.join(' ')}:\n${said}`));
    });
  });

/** pnpm of the pinned version. */
export const pnpm = (...args: readonly string[]): readonly [string, ...string[]] => [
  'npx',
  '-y',
  '--prefer-offline',
  packageManager,
  ...args,
];
