// The first start of all shops, made once for all suites of `npm test`: each begins with a copy of the folder that it leaves
// behind, and of its database if it has one on a server (`BROWSER_DATABASE`). `BROWSER_FIRST_START` names that folder; without it
// each suite makes its own first start.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { firstDatabase } from './suite-database.ts';

const folder = process.env['BROWSER_FIRST_START'];
const port = 4300;
/** On a new machine the pictures of all pages are made. Milliseconds. */
const patience = 300_000;

const isReady = async (): Promise<boolean> => {
  try {
    return (await fetch(`http://localhost:${port}/ready`)).ok;
  } catch {
    return false;
  }
};

if (folder !== undefined) {
  // The faults beside it hold their shop to seconds; this has time, and its pictures would take all there is.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const until = Date.now() + patience;
  const shops = spawn(process.execPath, ['dist/start.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, ...(await firstDatabase()) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => shops.once('exit', resolve));
  // oxlint-disable-next-line eslint/no-await-in-loop -- asks until the shops are open, or are no more
  while (shops.exitCode === null && Date.now() < until && !(await isReady()))
    // oxlint-disable-next-line eslint/no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 200));
  shops.kill('SIGTERM');
  const code = await ended;
  const tookAnother = process.env['BROWSER_DATABASE'] !== undefined && existsSync(join(folder, 'pg'));
  if (code === 0 && Date.now() < until && !tookAnother) process.exit();
  rmSync(folder, { recursive: true, force: true });
  if (tookAnother) throw new Error('The shops did not take the database that they were given.');
  throw new Error(`The shops did not start within ${patience / 1000} s, or did not end well (${code}).`);
}
