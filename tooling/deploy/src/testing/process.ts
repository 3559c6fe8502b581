import { get } from '@tooling/load/programs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { host } from './shop.ts';

/** One process of a shop, started as a container would start it. */
export interface ShopProcess {
  /** Status and text of a page or a probe; status 0: nobody answers. */
  readonly ask: (path: string) => Promise<{ status: number; text: string }>;
  /** The exit code of the container's health check. */
  readonly health: (command: readonly string[]) => number | null;
  readonly terminate: () => void;
  /** Its exit code, and what it has said, when it is over. */
  readonly over: Promise<{ code: number | null; said: string }>;
  /** Ends it whatever it does. */
  readonly kill: () => void;
}

/** Starts `words` in a folder with these variables and no others. */
export const startShop = (
  folder: string,
  [program = '', ...words]: readonly string[],
  environment: Readonly<Record<string, string>>,
): ShopProcess => {
  const child = spawn(program, words, { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  const port = Number(environment['PORT']);
  return {
    ask: (path) => get(port, host, path).catch(() => ({ status: 0, text: '' })),
    health: ([command = '', ...rest]) => spawnSync(command, rest, { cwd: folder, env: environment }).status,
    terminate: () => void child.kill('SIGTERM'),
    over: once(child, 'exit').then(([code]: (number | null)[]) => ({ code: code ?? null, said })),
    kill: () => void child.kill('SIGKILL'),
  };
};
