import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../database.ts';
import { PatientPool } from './patient-pool.ts';
import type { PostgresOptions } from './postgres-options.ts';
import { sessionOptions } from './session-options.ts';

/** What statements go through: a pool, or the connection of a transaction. */
export interface Running {
  readonly db: Db;
  readonly client: pg.Pool | pg.PoolClient;
}

/** A pool, and what runs on it outside of transactions. */
export interface OwnPool {
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

/** A row that somebody holds is not waited for longer, so that one hot product can't take every connection. Milliseconds. */
const lockTimeout = 3000;

/**
 * Milliseconds after which a transaction is given up in which nothing is asked, as of a process that stands still or is cut off: its rows
 * are free again then. Later work reckons between its statements.
 */
const idleTimeout = { usual: 12_000, background: 60_000 };

/** Opens five small pools on one database: for calls, orders, later work, searches and counts. */
export const openPools = (
  url: string,
  {
    connections = 10,
    onError = () => undefined,
    connectTimeout = 3000,
    statementTimeout = 4000,
    searchTimeout = 500,
  }: PostgresOptions,
) => {
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
  return {
    calls: openPool(connections),
    orders: openPool(aside.orders),
    background: openPool(aside.background, connectTimeout, statementTimeout, idleTimeout.background),
    search: openPool(aside.search, searchTimeout, searchTimeout),
    counts: openPool(aside.counts),
  };
};
