import { createTestServer, type TestServer, type TestServerOptions } from './create-test-server.ts';
import { openMigrated } from './open-migrated.ts';
import { startPostgres } from './postgres.ts';

/** Both databases that a shop runs on. */
export const databaseKinds = ['pglite', 'postgres'] as const;

/** A test server on a database of that kind, which `close` ends with it. */
export const createTestServerOn = async (
  kind: (typeof databaseKinds)[number],
  options: Omit<TestServerOptions, 'database'> = {},
): Promise<TestServer> => {
  const postgres = kind === 'postgres' ? await startPostgres() : null;
  const database = postgres ? await postgres.open('shop') : await openMigrated();
  const server = await createTestServer({ ...options, database });
  return {
    ...server,
    async close() {
      await server.close();
      await database.close();
      await postgres?.stop();
    },
  };
};
