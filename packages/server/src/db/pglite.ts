import { PGlite, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { AsyncLocalStorage } from 'node:async_hooks';
import { chmodSync, mkdirSync } from 'node:fs';
import type { Database, Db, Row } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { repeatable } from './repeat.ts';

interface Running {
  readonly db: Db;
  readonly client: PGlite | Transaction;
}

const lastWithRows = (results: readonly { rows: object[] }[]): { rows: object[] } =>
  results.findLast(({ rows }) => rows.length > 0) ?? { rows: [] };

/** The embedded database: in memory without a folder, else in the folder (mode 0700), which no second process may open. */
export const openPglite = async (dataDir?: string): Promise<Database> => {
  let unlock = async (): Promise<void> => undefined;
  if (dataDir !== undefined) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    chmodSync(dataDir, 0o700);
    unlock = await lockFolder(dataDir);
  }
  const client = await PGlite.create(dataDir === undefined ? {} : { dataDir: `${dataDir}/pg` });
  const asDb = (driver: PGlite | Transaction): Db =>
    // drizzle's type asks for a PGlite; a transaction of it has the same query door. Both answer `execute` with `{rows}`.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    drizzle({ client: driver as PGlite, casing: 'snake_case' }) as unknown as Db;
  const outside: Running = { db: asDb(client), client };
  const running = new AsyncLocalStorage<Running>();
  const current = (): Running => running.getStore() ?? outside;
  const inTransaction = <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> => {
    const joined = running.getStore();
    if (joined) return work(joined.db);
    return repeatable(() =>
      client.transaction((transaction) => {
        const inside: Running = { db: asDb(transaction), client: transaction };
        return running.run(inside, () => work(inside.db));
      }),
    );
  };
  return {
    kind: 'pglite',
    get db() {
      return current().db;
    },
    async run<Result extends object>({ text }: { text: string }, values: readonly unknown[]) {
      return (await current().client.query<Result>(text, [...values])).rows;
    },
    inTransaction,
    async executeSql(text, values) {
      const { client: at } = current();
      if (values && values.length > 0) return at.query<Row>(text, [...values]);
      return { rows: lastWithRows(await at.exec(text)).rows.map((row) => ({ ...row })) };
    },
    migrate: () =>
      inTransaction(() =>
        migrate({ execute: async (text) => lastWithRows(await current().client.exec(text)) }, migrations),
      ),
    pool: () => null,
    async close() {
      await client.close();
      await unlock();
    },
  };
};
