import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { migrations } from '../db/migrations.ts';
import { freePort } from './free-port.ts';
import { newDataFolder, settingsOf, type RunningPostgres } from './running-postgres.ts';

/** A PostgreSQL server as one test file sees it; on one that files share, names are its own. */
export interface TestPostgres {
  /** Makes an empty database of that name with the schema in it, and opens it; the caller closes it. */
  open(name: string): Promise<Database>;
  /** Makes a database of that name with nothing in it, by properties of `create database` (language, encoding), and opens it. */
  create(name: string, properties: string): Promise<Database>;
  /** Where a database of that name is; `postgres` is there from the start. */
  url(name: string): string;
  /** What a database of that name is called on the server. */
  nameOf(name: string): string;
  /** Drops what was opened, and stops the server if it is this file's own. */
  stop(): Promise<void>;
}

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** How a server for tests is started. */
export interface TestPostgresOptions {
  /** A commit is on the disk before it is answered, as in a shop; without it tests are faster. */
  readonly durable?: boolean;
  /** A server of its own, for tests that look at or end connections whoever's they are. */
  readonly alone?: boolean;
}

/** The machine's own PostgreSQL, as its user when we are root (it refuses to run as root); null where there is none. */
const machinePostgres = async (durable: boolean): Promise<RunningPostgres | null> => {
  if (spawnSync('pg_ctl', ['--version']).status !== 0) return null;
  const asRoot = process.getuid?.() === 0;
  if (asRoot && spawnSync('id', ['-u', 'postgres']).status !== 0) return null;
  const folder = newDataFolder(durable);
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
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${settingsOf(durable).join(' ')}`;
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

/** Address of a database of a server. */
export const nameIn = (address: string, name: string): string => {
  const url = new URL(address);
  url.pathname = name;
  return url.href;
};

/** The machine's PostgreSQL, else the embedded one. */
export const runPostgres = async ({ durable = false }: TestPostgresOptions = {}): Promise<RunningPostgres> =>
  (await machinePostgres(durable)) ??
  (await (await import('./embedded-postgres.ts')).embeddedPostgres(durable));

/** Does something on a connection to a server's own database. */
export const asAdmin = async <Result>(
  base: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: nameIn(base, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** A busy machine must not be taken for a server that gives up. */
const patience = { connectTimeout: 30_000, statementTimeout: 20_000, searchTimeout: 20_000 };

const template = `caravan_migrated_${createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 12)}`;
/** Who makes the template holds this lock. */
const templateLock = 72_150_331;

/** Has the server keep a database with nothing but the schema in it: copying one takes a fifth of the time of making one. */
const makeTemplate = (base: string): Promise<void> =>
  asAdmin(base, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount !== 0) return;
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const database = await openDatabase({ url: nameIn(base, unfinished), ...patience });
    await database.migrate();
    await database.close();
    await client.query(`alter database ${unfinished} rename to ${template}`);
  });

/** Servers that have it, by their addresses. */
const templates = new Map<string, Promise<void>>();

const ensureTemplate = (base: string): Promise<void> => {
  const ready = templates.get(base) ?? makeTemplate(base);
  templates.set(base, ready);
  return ready;
};

/** A server of this file's own, or the one that the run shares (`TEST_DATABASE_URL`). */
export const startPostgres = async ({
  durable = false,
  alone = false,
}: TestPostgresOptions = {}): Promise<TestPostgres> => {
  const given = alone ? undefined : process.env['TEST_DATABASE_URL'];
  const running =
    given === undefined ? await runPostgres({ durable }) : { base: given, stop: async () => undefined };
  const prefix = given === undefined ? '' : `t${randomBytes(5).toString('hex')}_`;
  const nameOf = (name: string): string =>
    name === 'postgres' ? name : `${prefix}${name.replaceAll('"', '')}`;
  const url = (name: string) => nameIn(running.base, nameOf(name));
  const opened: string[] = [];
  return {
    url,
    nameOf,
    async open(name) {
      await ensureTemplate(running.base);
      await asAdmin(running.base, (client) =>
        client.query(`create database "${nameOf(name)}" template ${template}`),
      );
      opened.push(nameOf(name));
      return openDatabase({ url: url(name), ...patience });
    },
    async create(name, properties) {
      await asAdmin(running.base, (client) =>
        client.query(`create database "${nameOf(name)}" template template0 ${properties}`),
      );
      opened.push(nameOf(name));
      return openDatabase({ url: url(name), ...patience });
    },
    async stop() {
      if (given !== undefined)
        await asAdmin(given, async (client) => {
          for (const name of opened) await client.query(`drop database if exists "${name}" with (force)`);
        });
      await running.stop();
    },
  };
};
