import type { Database } from '../db/database.ts';
import type { TestClock } from './clock.ts';

/**
 * A database whose own time (`shop_time()`) is that of a clock that a test turns: before each use the function is made anew
 * when the clock was turned. In a shop it is `now()`, whatever the clocks of its processes say.
 */
export const clockedDatabase = (database: Database, clock: TestClock): Database => {
  let told: string | null = null;
  let telling: Promise<unknown> = Promise.resolve();
  const tell = async (): Promise<void> => {
    const now = clock.now().toISOString();
    if (now !== told) {
      told = now;
      telling = database.executeSql(
        `create or replace function shop_time() returns timestamptz language sql stable as $$ select '${now}'::timestamptz $$`,
      );
    }
    await telling;
  };
  let open = 0;
  return {
    ...database,
    kind: database.kind,
    get db() {
      return database.db;
    },
    async run(statement, values) {
      if (open === 0) await tell();
      return database.run(statement, values);
    },
    async inTransaction(work) {
      if (open === 0) await tell();
      open += 1;
      try {
        return await database.inTransaction(work);
      } finally {
        open -= 1;
      }
    },
  };
};
