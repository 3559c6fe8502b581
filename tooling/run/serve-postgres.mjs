import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { node, root } from './workspace.mjs';

/** Starts a PostgreSQL for tests; gives its address and how it is stopped, or null when it did not start (which it says itself). */
export const servePostgres = async () => {
  const child = spawn(node(), [join(root, 'packages/server/src/testing/serve-postgres.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [address] = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => [])]);
  if (typeof address !== 'string') return null;
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { address, stop };
};
