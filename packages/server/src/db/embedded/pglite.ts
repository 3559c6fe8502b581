import { PGlite, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { AsyncLocalStorage } from 'node:async_hooks';
import { chmodSync } from 'node:fs';
import { bytesInOneGo } from './bytes.ts';
import type { Database, Db, Row } from '../database.ts';
import { watchDiskFloor } from '../disk-floor.ts';
import { keepDump, markWhole, restoreAdvice, wasLost } from './dumps.ts';
import { failureCode } from '../failures.ts';
import { lockFolder } from './folder-lock.ts';
import { makeFolder } from './make-folder.ts';
import type { MigrationConnection } from '../migrate/connection.ts';
import { migrateAlone } from '../migrate/migrate-alone.ts';
import { migrations } from '../migrations.ts';
import { reads } from '../reads.ts';
import { repeatable } from '../repeat.ts';
import { throwIfOver } from '../within.ts';

/** What is asked of the database: outside a transaction or in one. */
type Client = Pick<PGlite | Transaction, 'query' | 'exec'>;

interface Running {
  readonly db: Db;
  readonly client: Client;
  /** What is done once more when the transaction is rolled back. */
  readonly staying: (() => Promise<unknown>)[];
}

/** How the embedded database behaves towards who opens it. */
export interface PgliteOptions {
  /** Hears that the database is beyond help, as after a full disk: it would hang at the next statement, the process must end (F21). */
  readonly onFatal?: (error: Error) => void;
  /** Hears of a dump that failed. */
  readonly onError?: (error: Error) => void;
  /** Minutes between two dumps while something is written; none without it (F22). */
  readonly dumpEvery?: number;
  /** A database in memory begins as this dump of one, not empty. */
  readonly begin?: Blob;
}

const minute = 60_000;

const lastWithRows = (results: readonly { rows: object[] }[]): { rows: object[] } =>
  results.findLast(({ rows }) => rows.length > 0) ?? { rows: [] };

/** A full disk, or a database that has ended itself: errors of its machine, not of its language. */
const isFatal = (error: unknown): error is Error =>
  error instanceof Error &&
  (failureCode(error) === '53100' || error.name === 'RuntimeError' || error.name === 'ExitStatus');

const openFolder = async (dataDir: string, isFull: () => boolean): Promise<PGlite> => {
  if (wasLost(dataDir)) throw new Error(`The database in ${dataDir} is gone. ${restoreAdvice(dataDir)}`);
  try {
    const client = await PGlite.create({ ...bytesInOneGo, dataDir: `${dataDir}/pg` });
    markWhole(dataDir);
    return client;
  } catch (error) {
    // A dump would find no room either.
    if (isFull())
      throw new Error(`The disk of ${dataDir} is full: free some room and start again. Nothing is lost.`, {
        cause: error,
      });
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new Error(`The database in ${dataDir} can't be opened (${reason}). ${restoreAdvice(dataDir)}`, {
      cause: error,
    });
  }
};

/** Has `around` do each statement of a client. */
const clientAround = (
  client: Client,
  around: <Result>(text: string, work: () => Promise<Result>) => Promise<Result>,
): Client => ({
  query: (text, values, how) => around(text, () => client.query(text, values, how)),
  exec: (text, how) => around(text, () => client.exec(text, how)),
});

const runningOn = (client: Client): Running => ({
  client,
  staying: [],
  // drizzle's type asks for a PGlite and only queries it. Both drivers answer `execute` with `{rows}`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  db: drizzle({ client: client as PGlite, casing: 'snake_case' }) as unknown as Db,
});

/** The embedded database: in memory without a folder, else in the folder (mode 0700), which no second process may open. */
export const openPglite = async (
  dataDir?: string,
  { onFatal = () => undefined, onError = () => undefined, dumpEvery, begin }: PgliteOptions = {},
): Promise<Database> => {
  let unlock = async (): Promise<void> => undefined;
  if (dataDir !== undefined) {
    makeFolder(dataDir);
    chmodSync(dataDir, 0o700);
    unlock = await lockFolder(dataDir);
  }
  const disk = dataDir === undefined ? null : watchDiskFloor(dataDir);
  await disk?.look();
  const opening =
    dataDir === undefined
      ? PGlite.create({ ...bytesInOneGo, ...(begin && { loadDataDir: begin }) })
      : openFolder(dataDir, () => disk?.isFull() === true);
  const client = await opening.catch(async (error: unknown) => {
    disk?.stop();
    await unlock();
    throw error;
  });
  let written = false;
  const beginWriting = (): void => {
    disk?.check();
    written = true;
  };
  /** Gives the alarm before anything else is asked of the database, be it the end of the transaction. */
  const alarmed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    throwIfOver();
    try {
      return await work();
    } catch (error) {
      if (isFatal(error)) onFatal(error);
      throw error;
    }
  };
  const outside = runningOn(
    clientAround(client, async (text, work) => {
      if (!reads(text)) beginWriting();
      return alarmed(work);
    }),
  );
  const running = new AsyncLocalStorage<Running>();
  const current = (): Running => running.getStore() ?? outside;
  const once = async <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> => {
    const ended = await alarmed(() =>
      client.transaction(async (transaction): Promise<{ result: Result } | { error: unknown }> => {
        const inside = runningOn(clientAround(transaction, (_text, statement) => alarmed(statement)));
        await transaction.exec('savepoint begun');
        try {
          const result = await running.run(inside, () => work(inside.db));
          throwIfOver();
          return { result };
        } catch (error) {
          if (inside.staying.length === 0 || isFatal(error)) throw error;
          // Before the next transaction begins: it must see what stays.
          await transaction.exec('rollback to savepoint begun');
          await running.run(inside, async () => {
            for (const again of inside.staying.splice(0)) await again();
          });
          return { error };
        }
      }),
    );
    if ('error' in ended) throw ended.error;
    return ended.result;
  };
  const inTransaction = async <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> => {
    const joined = running.getStore();
    if (joined) return work(joined.db);
    beginWriting();
    return repeatable(() => once(work));
  };
  const execute: MigrationConnection['execute'] = async (text) => {
    const results = await current().client.exec(text);
    return { rows: lastWithRows(results).rows, changed: results.at(-1)?.affectedRows ?? 0 };
  };
  const migrate = (): Promise<readonly string[]> =>
    inTransaction(() => migrateAlone({ execute }, migrations));
  const dump = async (): Promise<void> => {
    if (dataDir === undefined || !written) return;
    disk?.check();
    written = false;
    await keepDump(dataDir, () => client.dumpDataDir('gzip'), new Date());
  };
  const dumping =
    dumpEvery === undefined ? null : setInterval(() => void dump().catch(onError), dumpEvery * minute);
  dumping?.unref();
  return {
    kind: 'pglite',
    get db() {
      return current().db;
    },
    async run<Result extends object>({ text }: { text: string }, values: readonly unknown[]) {
      return (await current().client.query<Result>(text, [...values])).rows;
    },
    inTransaction,
    inBackground: (work) => work(),
    inSearch: (work) => work(),
    inOrdering: (work) => work(),
    outsideTransaction(work) {
      const inside = running.getStore();
      if (!inside) return work();
      inside.staying.push(work);
      return running.run({ ...inside, staying: [] }, work);
    },
    async executeSql(text, values) {
      const { client: at } = current();
      if (values && values.length > 0) return at.query<Row>(text, [...values]);
      return { rows: lastWithRows(await at.exec(text)).rows.map((row) => ({ ...row })) };
    },
    migrate,
    prepare: async () => void (await migrate()),
    pools: () => [{ name: 'embedded', total: 1, idle: 0, waiting: 0 }],
    async close() {
      if (dumping) clearInterval(dumping);
      disk?.stop();
      await client.close();
      await unlock();
    },
  };
};
