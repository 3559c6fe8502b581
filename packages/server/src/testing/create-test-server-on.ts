import { randomBytes } from 'node:crypto';
import { createTestServer, type TestServer, type TestServerOptions } from './create-test-server.ts';
import { startPostgres } from './postgres.ts';

/** Both databases that a shop runs on. */
export const databaseKinds = ['pglite', 'postgres'] as const;

/** A test server on a database of that kind; a PostgreSQL is started for it, and `close` stops it. */
export const createTestServerOn = async (
  kind: (typeof databaseKinds)[number],
  options: Omit<TestServerOptions, 'database'> = {},
): Promise<TestServer> => {
  if (kind === 'pglite') return createTestServer(options);
  const postgres = await startPostgres();
  const database = await postgres.open(`test_${randomBytes(4).toString('hex')}`);
  const server = await createTestServer({ ...options, database });
  return {
    ...server,
    async close() {
      await server.close();
      await database.close();
      await postgres.stop();
    },
  };
};
