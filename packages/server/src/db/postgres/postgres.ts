import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Database, Row } from '../database.ts';
import { isConnectionLost } from '../failures.ts';
import { migratePostgres, prepareSchema } from '../migrate/migrate.ts';
import { migrations } from '../migrations.ts';
import { reads } from '../reads.ts';
import { repeatable } from '../repeat.ts';
import { throwIfOver } from '../within.ts';
import { openPools, type OwnPool, type Running } from './pools.ts';
import type { PostgresOptions } from './postgres-options.ts';
import { withSchemaConnection } from './schema-connection.ts';
import { createTransactions } from './transactions.ts';

/**
 * PostgreSQL behind small pools of their own for each kind of work. Nothing waits for ever, so that the server gives up before its
 * callers do (R8). A cut idle connection is dropped, not fatal.
 */
export const openPostgres = (url: string, options: PostgresOptions = {}): Database => {
  const pools = openPools(url, options);
  const chosen = new AsyncLocalStorage<OwnPool>();
  const chosenPool = (): OwnPool => chosen.getStore() ?? pools.calls;
  const transactions = createTransactions(() => chosenPool().pool);
  const current = (): Running => transactions.running() ?? chosenPool().outside;
  /** Who is in a pool or a transaction already stays there. */
  const onPool = <Result>(of: OwnPool, work: () => Promise<Result>): Promise<Result> =>
    chosen.getStore() || transactions.running() ? work() : chosen.run(of, work);

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
      if (transactions.running() || !reads(text)) return ask();
      return repeatable(ask, (error, attempt) => attempt === 1 && isConnectionLost(error));
    },
    inTransaction: transactions.inTransaction,
    inBackground: (work) => chosen.run(pools.background, work),
    inSearch: (work) => onPool(pools.search, work),
    inOrdering: (work) => onPool(pools.orders, work),
    // On connections of its own: those of its pool may all be waiting for it.
    outsideTransaction: (work) =>
      transactions.running() ? transactions.outside(() => chosen.run(pools.counts, work)) : work(),
    async executeSql(text, values) {
      throwIfOver();
      const result: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await current().client.query<Row>(text, [
        ...(values ?? []),
      ]);
      return Array.isArray(result)
        ? (result.findLast(({ rows }) => rows.length > 0) ?? { rows: [] })
        : result;
    },
    migrate: () =>
      withSchemaConnection(url, options, (connection) => migratePostgres(connection, migrations)),
    prepare: () => withSchemaConnection(url, options, (connection) => prepareSchema(connection, migrations)),
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
