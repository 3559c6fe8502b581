import { drizzle } from 'drizzle-orm/node-postgres';
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Database, Db, Row } from './database.ts';
import { isDatabaseAway } from './failures.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { repeatable } from './repeat.ts';

/** How the pool behaves towards who opens it. */
export interface PostgresHabits {
  /** Hears of lost idle connections. */
  readonly onError?: (error: Error) => void;
  /** Milliseconds to wait for a free connection; 3000 without it. */
  readonly patience?: number;
}

interface Running {
  readonly db: Db;
  readonly client: pg.Pool | pg.PoolClient;
}

/** `int8` as a number, as PGlite gives it: amounts and counts stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
};

/**
 * PostgreSQL behind a pool of ten. Nothing waits for ever: three seconds for a connection, ten for a statement, so that the
 * server gives up before its callers do (R8). A cut idle connection is dropped, not fatal.
 */
export const openPostgres = (
  url: string,
  { onError = () => undefined, patience = 3000 }: PostgresHabits = {},
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    application_name: 'caravan',
    types,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const outside: Running = { db: drizzle({ client: pool, casing: 'snake_case' }), client: pool };
  const running = new AsyncLocalStorage<Running>();
  const current = (): Running => running.getStore() ?? outside;

  const once = async <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    let broken = false;
    try {
      await client.query('begin');
      const inside: Running = { db: drizzle({ client, casing: 'snake_case' }), client };
      const result = await running.run(inside, () => work(inside.db));
      await client.query('commit');
      return result;
    } catch (error) {
      broken = isDatabaseAway(error);
      if (!broken) await client.query('rollback').catch(() => (broken = true));
      throw error;
    } finally {
      client.release(broken);
    }
  };
  const inTransaction = <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> => {
    const joined = running.getStore();
    return joined ? work(joined.db) : repeatable(() => once(work));
  };
  return {
    kind: 'postgres',
    get db() {
      return current().db;
    },
    async run<Result extends object>(
      { name, text }: { name: string; text: string },
      values: readonly unknown[],
    ) {
      return (await current().client.query<Result & pg.QueryResultRow>({ name, text, values: [...values] }))
        .rows;
    },
    inTransaction,
    async executeSql(text, values) {
      const result: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await current().client.query<Row>(text, [
        ...(values ?? []),
      ]);
      return Array.isArray(result)
        ? (result.findLast(({ rows }) => rows.length > 0) ?? { rows: [] })
        : result;
    },
    migrate: () =>
      inTransaction(() => migrate({ execute: (text) => current().client.query(text) }, migrations)),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
};
