import { drizzle } from 'drizzle-orm/node-postgres';
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { beginWithNext } from './begin-with-next.ts';
import type { Database, Db, Row } from './database.ts';
import { isConnectionLost, isDatabaseAway, isRepeatable } from './failures.ts';
import type { MigrationConnection } from './migrate/connection.ts';
import { migratePostgres, prepareSchema } from './migrate/migrate.ts';
import { migrations } from './migrations.ts';
import { PatientPool } from './patient-pool.ts';
import { reads } from './reads.ts';
import { repeatable } from './repeat.ts';
import { throwIfOver } from './within.ts';

/** How the pool behaves towards who opens it. */
export interface PostgresOptions {
  /** Connections for those who wait for an answer; 10 without it. */
  readonly connections?: number;
  /** Hears of lost idle connections. */
  readonly onError?: (error: Error) => void;
  /** Milliseconds that a call waits for free connections, all its statements together; 3000 without it. */
  readonly connectTimeout?: number;
  /** Milliseconds for one statement; 4000 without it, so that a silent database is told to callers within five seconds (F18). Null: any time. */
  readonly statementTimeout?: number | null;
  /** Milliseconds for one statement of a search, and for a connection to be free for it; 500 without it. */
  readonly searchTimeout?: number;
}

interface Running {
  readonly db: Db;
  readonly client: pg.Pool | pg.PoolClient;
}

/** A pool, and what runs on it outside of transactions. */
interface OwnPool {
  readonly pool: PatientPool;
  readonly outside: Running;
}

/** Connections of orders, of later work (SRV-15), of searches and of counts, which never take away those of calls, nor each other's. */
const aside = { orders: 4, background: 3, search: 3, counts: 2 } as const;

/** `int8` as a number, as PGlite gives it: amounts and counts stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
};

/** Each session writes moments as the wire has them (API-3), in whatever zone and date style the database has by itself. */
const sessionOptions = '-c TimeZone=UTC -c DateStyle=ISO';

/** A row that somebody holds is not waited for longer, so that one hot product can't take every connection. Milliseconds. */
const lockTimeout = 3000;

/**
 * Milliseconds after which a transaction is given up in which nothing is asked, as of a process that stands still or is cut off: its rows
 * are free again then. Later work reckons between its statements.
 */
const idleTimeout = { usual: 12_000, background: 60_000 };

/**
 * PostgreSQL behind five small pools, for calls, orders, later work, searches and counts. Nothing waits for ever, so that the server gives up before its
 * callers do (R8). A cut idle connection is dropped, not fatal.
 */
export const openPostgres = (
  url: string,
  {
    connections = 10,
    onError = () => undefined,
    connectTimeout = 3000,
    statementTimeout = 4000,
    searchTimeout = 500,
  }: PostgresOptions = {},
): Database => {
  const openPool = (
    max: number,
    patience = connectTimeout,
    timeout = statementTimeout,
    idle = idleTimeout.usual,
  ): OwnPool => {
    const [atMost, unanswered] =
      timeout === null ? [false as const, {}] : [timeout, { query_timeout: timeout + 200 }];
    const pool = new PatientPool(patience, {
      connectionString: url,
      max,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      pipeline: true,
      statement_timeout: atMost,
      lock_timeout: Math.min(lockTimeout, timeout ?? lockTimeout),
      // Who takes any time for a statement may take it between two of them.
      idle_in_transaction_session_timeout: timeout === null ? 0 : Math.max(idle, 3 * timeout),
      // The server stops a statement; who does not even answer is given up a little later.
      ...unanswered,
      application_name: 'caravan',
      options: sessionOptions,
      types,
    });
    pool.on('error', onError);
    pool.on('connect', (client) => client.on('error', onError));
    return { pool, outside: { db: drizzle({ client: pool, casing: 'snake_case' }), client: pool } };
  };
  const calls = openPool(connections);
  const orders = openPool(aside.orders);
  const background = openPool(aside.background, connectTimeout, statementTimeout, idleTimeout.background);
  const search = openPool(aside.search, searchTimeout, searchTimeout);
  const counts = openPool(aside.counts);
  const pools = { calls, orders, background, search, counts };
  const chosen = new AsyncLocalStorage<OwnPool>();
  const chosenPool = (): OwnPool => chosen.getStore() ?? calls;
  const running = new AsyncLocalStorage<Running | undefined>();
  const current = (): Running => running.getStore() ?? chosenPool().outside;
  /** Who is in a pool or a transaction already stays there. */
  const onPool = <Result>(of: OwnPool, work: () => Promise<Result>): Promise<Result> =>
    chosen.getStore() || running.getStore() ? work() : chosen.run(of, work);

  const once = async <Result>(work: (tx: Db) => Promise<Result>, onCommit: () => void): Promise<Result> => {
    const client = await chosenPool().pool.connect();
    let broken = false;
    try {
      const begun = beginWithNext(client);
      const inside: Running = { db: drizzle({ client, casing: 'snake_case' }), client };
      const result = await running.run(inside, () => work(inside.db));
      await begun;
      throwIfOver();
      onCommit();
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
    if (joined) return work(joined.db);
    let committing = false;
    return repeatable(
      () => {
        committing = false;
        return once(work, () => (committing = true));
      },
      // Whether a commit arrived that was cut off nobody knows: its caller asks again with the same key (F19).
      (error, attempt) => isRepeatable(error) || (attempt === 1 && !committing && isConnectionLost(error)),
    );
  };

  /** Does something with the schema on a connection of its own that has no limit of time. */
  const withSchema = async <Result>(
    work: (connection: MigrationConnection) => Promise<Result>,
  ): Promise<Result> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeout,
      keepAlive: true,
      application_name: 'caravan-migrate',
      options: sessionOptions,
    });
    client.on('error', onError);
    await client.connect();
    try {
      return await work({
        async execute(text) {
          const { rows, rowCount } = await client.query<Row>(text);
          return { rows, changed: rowCount ?? 0 };
        },
      });
    } finally {
      await client.end();
    }
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
      const ask = async (): Promise<Result[]> => {
        throwIfOver();
        return (await current().client.query<Result & pg.QueryResultRow>({ name, text, values: [...values] }))
          .rows;
      };
      if (running.getStore() || !reads(text)) return ask();
      return repeatable(ask, (error, attempt) => attempt === 1 && isConnectionLost(error));
    },
    inTransaction,
    inBackground: (work) => chosen.run(background, work),
    inSearch: (work) => onPool(search, work),
    inOrdering: (work) => onPool(orders, work),
    // On connections of its own: those of its pool may all be waiting for it.
    outsideTransaction: (work) =>
      running.getStore() ? running.run(undefined, () => chosen.run(counts, work)) : work(),
    async executeSql(text, values) {
      throwIfOver();
      const result: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await current().client.query<Row>(text, [
        ...(values ?? []),
      ]);
      return Array.isArray(result)
        ? (result.findLast(({ rows }) => rows.length > 0) ?? { rows: [] })
        : result;
    },
    migrate: () => withSchema((connection) => migratePostgres(connection, migrations)),
    prepare: () => withSchema((connection) => prepareSchema(connection, migrations)),
    pools: () =>
      Object.entries(pools).map(([name, { pool }]) => ({
        name,
        total: pool.totalCount,
        idle: pool.idleCount,
        // The pool has calls wait for one turn of the event loop even where a connection is idle.
        waiting: Math.max(0, pool.waitingCount - pool.idleCount),
      })),
    async close() {
      await Promise.all(Object.values(pools).map(({ pool }) => pool.end()));
    },
  };
};
