import type { Database } from '../db/database.ts';
import { openMigrated } from './open-migrated.ts';
import { startPostgres } from './postgres.ts';

/**
 * An empty database with the schema in it, gone when it is closed: on the PostgreSQL that the run shares, which is four times as
 * fast as the embedded one, or embedded where there is none.
 */
export const openTestDatabase = async (): Promise<Database> => {
  if (process.env['TEST_DATABASE_URL'] === undefined) return openMigrated();
  const postgres = await startPostgres();
  const database = await postgres.open('test');
  return {
    ...database,
    get db() {
      return database.db;
    },
    async close() {
      await database.close();
      await postgres.stop();
    },
  };
};
