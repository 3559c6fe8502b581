import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { familyOf, isAlive, signal } from './processes-of.ts';

/** The power switch of a PostgreSQL server on this machine. */
export interface PostgresPower {
  /** All of its processes stand still, and go on at `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** `kill -9` of all of its processes. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same data and port, and waits until it takes connections. */
  readonly start: () => Promise<void>;
  /** Makes sure that it runs, whatever was done to it. */
  readonly mend: () => Promise<void>;
  /** Ends what `start` has started. */
  readonly stop: () => void;
}

/** The words of a command line as `postmaster.opts` writes it: the program bare, its options in double quotes. */
export const readCommand = (line: string): string[] =>
  Array.from(line.trim().matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare ?? '');

const ask = async (url: string, text: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ answer: string }>(text);
    return rows[0]?.answer ?? '';
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Finds the server behind an address by its own settings; null when it is not on this machine. */
export const powerOf = async (url: string): Promise<PostgresPower | null> => {
  const folder = await ask(url, `select setting as answer from pg_settings where name = 'data_directory'`);
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  // Process, data folder, start, port, folder of the socket, one a line.
  const [, , , port = '', socketFolder = ''] = readFileSync(pidFile, 'utf8').split('\n');
  const pid = (): number => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const [program = '', ...options] = readCommand(readFileSync(join(folder, 'postmaster.opts'), 'utf8'));
  const { uid, gid } = statSync(folder);
  const identity = process.getuid?.() === 0 ? { uid, gid } : {};
  let family: readonly number[] = [];
  const isUp = (): Promise<boolean> =>
    ask(url, 'select 1 as answer').then(
      () => true,
      () => false,
    );
  let started: number | null = null;

  const kill = async (): Promise<void> => {
    const all = familyOf(pid());
    signal(all, 'SIGKILL');
    while (all.some(isAlive)) await sleep(10);
  };
  const start = async (): Promise<void> => {
    // A killed server that nobody has buried yet still counts as running for the one that reads its locks.
    rmSync(pidFile, { force: true });
    rmSync(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
    const child = spawn(program, options, { ...identity, cwd: folder, stdio: 'ignore', detached: true });
    child.on('error', () => undefined);
    child.unref();
    started = child.pid ?? null;
    for (const until = performance.now() + 30_000; ;) {
      if (await isUp()) return;
      if (performance.now() > until) throw new Error('PostgreSQL did not come back within 30 s');
      await sleep(50);
    }
  };

  return {
    pause() {
      family = familyOf(pid());
      signal(family, 'SIGSTOP');
      // Connections that were accepted meanwhile.
      family = familyOf(pid());
      signal(family, 'SIGSTOP');
    },
    resume() {
      signal(family, 'SIGCONT');
    },
    kill,
    start,
    async mend() {
      signal(family, 'SIGCONT');
      if (await isUp()) return;
      await kill().catch(() => undefined);
      await start();
    },
    stop() {
      if (started !== null) signal([...familyOf(started)].toReversed(), 'SIGKILL');
    },
  };
};
