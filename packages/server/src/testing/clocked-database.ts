import type { Database } from '../db/database.ts';
import type { TestClock } from './clock.ts';

/** The time that each database was told, and when it has heard. Servers of several clocks may share one. */
const times = new WeakMap<Database['executeSql'], { told: string | null; telling: Promise<unknown> }>();

/**
 * A database whose own time (`shop_time()`) is that of a clock that a test turns: before each use the function is made anew
 * when the clock was turned. In a shop it is `now()`, whatever the clocks of its processes say.
 */
export const clockedDatabase = (database: Database, clock: TestClock): Database => {
  const time = times.get(database.executeSql) ?? { told: null, telling: Promise.resolve() };
  times.set(database.executeSql, time);
  const tell = async (): Promise<void> => {
    const now = clock.now().toISOString();
    if (now !== time.told) {
      time.told = now;
      time.telling = database.executeSql(
        `create or replace function shop_time() returns timestamptz language sql stable as $$ select '${now}'::timestamptz $$`,
      );
    }
    await time.telling;
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
