import { get } from '@tooling/load/programs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Start } from './laid-out.ts';
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

/** Starts a program with its variables and no others, in its folder, as its user. */
export const startShop = ({ folder, command, environment, user }: Start): ShopProcess => {
  const [program = '', ...words] = command;
  const surroundings = { cwd: folder, env: environment, ...user };
  const child = spawn(program, words, { ...surroundings, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  const port = Number(environment['PORT']);
  return {
    ask: (path) => get(port, host, path).catch(() => ({ status: 0, text: '' })),
    health: ([check = '', ...rest]) => spawnSync(check, rest, surroundings).status,
    terminate: () => void child.kill('SIGTERM'),
    over: once(child, 'exit').then(([code]: (number | null)[]) => ({ code: code ?? null, said })),
    kill: () => void child.kill('SIGKILL'),
  };
};
