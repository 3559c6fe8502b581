import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../../apps/launcher/dist/start.js', import.meta.url));

/** A running launcher with data of its own; `stop` ends it and removes the data. */
export interface RunningLauncher {
  readonly port: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the built launcher on a fresh folder and waits until all pages are loaded (at most five minutes). */
export const startLauncher = async (port: number): Promise<RunningLauncher> => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-bench-'));
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 600; tries += 1) {
    const up = await fetch(`http://localhost:${port}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return { port, process: child, stop };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await stop();
  throw new Error('the launcher did not start within five minutes');
};
