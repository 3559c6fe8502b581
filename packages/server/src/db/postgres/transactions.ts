import { drizzle } from 'drizzle-orm/node-postgres';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Db } from '../database.ts';
import { isConnectionLost, isDatabaseAway, isRepeatable } from '../failures.ts';
import { repeatable } from '../repeat.ts';
import { throwIfOver } from '../within.ts';
import { beginWithNext } from './begin-with-next.ts';
import type { PatientPool } from './patient-pool.ts';
import type { Running } from './pools.ts';

/** Transactions; statements of the work inside of one find it by themselves. */
export interface Transactions {
  readonly inTransaction: Database['inTransaction'];
  /** The connection of the transaction that runs; undefined outside of one. */
  readonly running: () => Running | undefined;
  /** Does work as if no transaction ran. */
  readonly outside: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Transactions on connections of the pool that `poolNow` gives. */
export const createTransactions = (poolNow: () => PatientPool): Transactions => {
  const running = new AsyncLocalStorage<Running | undefined>();

  const once = async <Result>(work: (tx: Db) => Promise<Result>, onCommit: () => void): Promise<Result> => {
    const client = await poolNow().connect();
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

  return {
    running: () => running.getStore(),
    outside: (work) => running.run(undefined, work),
    inTransaction: (work) => {
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
    },
  };
};
