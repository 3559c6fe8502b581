import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** drizzle over either driver. Both answer `execute` with `{rows}`, the only part that is used. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

/** A row as the driver gives it, keyed by column name. */
export type Row = Record<string, unknown>;

/**
 * A fixed SQL text with `$1 …` places, for calls that are too frequent to build SQL anew. PostgreSQL plans it once per
 * connection under its name. `Result` is what its columns are called, in snake_case.
 */
export interface Statement<Result extends object = Row> {
  readonly name: string;
  readonly text: string;
  /** Never set: carries the row's type only. */
  readonly row?: Result;
}

/** Names a statement; the name must be its own in the whole server. */
export const statement = <Result extends object>(name: string, text: string): Statement<Result> => ({
  name,
  text,
});

/** Connections of a pool: all that there are, those that do nothing, and how many wait for one. */
export interface PoolState {
  readonly name: string;
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** One database in two sizes (SRV-2): PGlite inside the process or PostgreSQL. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** The running transaction if there is one (so that nothing waits for itself on PGlite), else the pool. */
  readonly db: Db;
  /** Runs a prepared statement, in the running transaction if there is one. */
  run<Result extends object>(statement: Statement<Result>, values: readonly unknown[]): Promise<Result[]>;
  /**
   * All or nothing. Inside another transaction it joins that one. Serialization failures, deadlocks and keys taken in the
   * same moment repeat the whole of `work`, three times in all; a connection lost before the commit repeats it once. No
   * network wait belongs in `work`.
   */
  inTransaction<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>;
  /**
   * Runs later work (jobs, sweeps), and all that it starts, on few connections of their own: callers neither wait for it nor share
   * the database's processors with much of it (SRV-15). On PGlite like everything else.
   */
  inBackground<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs a search's statements on few connections of their own, each for half a second at most: however much is searched, buying goes
   * on (PERF-7). On PGlite like everything else.
   */
  inSearch<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs what makes an order of a cart, and what settles it, on few connections of their own: however slow what others read becomes,
   * orders are placed (0073). On PGlite like everything else.
   */
  inOrdering<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs what stays whatever becomes of the running transaction, such as the count of a call that is then refused (SEC-2). Other processes
   * and calls see it at once; on PGlite, which has one connection, when the transaction ends. `work` may be done twice.
   */
  outsideTransaction<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Plain SQL for the job queue, in the running transaction if there is one; several statements when there are no values. */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>;
  /**
   * Brings the schema up to date beside an open shop, under a lock that other processes wait for; gives the names of the migrations
   * that were run (SRV-16).
   */
  migrate(): Promise<readonly string[]>;
  /**
   * Before a start: makes sure that the schema is that of this release. The embedded database and an empty one are brought there;
   * while another process migrates, it is waited for. Throws `WrongSchema` when the schema is older, or newer than this release.
   */
  prepare(): Promise<void>;
  /** Its pools and their connections; PGlite has one connection, always in use. */
  pools(): readonly PoolState[];
  close(): Promise<void>;
}
