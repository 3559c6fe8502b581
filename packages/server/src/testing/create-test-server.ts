import type { CountryDefinition } from '@caravan/country';
import type { FastifyInstance } from 'fastify';
import type { ShopSettings } from '../config/settings.ts';
import { secureIds } from '../secure-ids.ts';
import type { Database } from '../db/database.ts';
import { createServer, type ServerOptions } from '../create-server.ts';
import { api, type TestApi } from './api.ts';
import { testClock, type TestClock } from './clock.ts';
import { clockedDatabase } from './clocked-database.ts';
import { testCountry } from './country.ts';
import { openTestDatabase } from './open-test-database.ts';
import { seedCatalogue, seedMembersOf, type SeedProduct } from './seed.ts';
import { testSettings } from './settings.ts';

/** A real server on a real database, seeded; `close` ends both. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly api: TestApi;
  readonly database: Database;
  readonly country: CountryDefinition;
  readonly clock: TestClock;
  close(): Promise<void>;
}

/** What a test may choose; everything else is the made-up country on a database of its own. */
export interface TestServerOptions extends Partial<
  Pick<ServerOptions, 'ids' | 'log' | 'metrics' | 'reference' | 'extend'>
> {
  readonly country?: CountryDefinition;
  /** An open, migrated database that the test closes itself (embedded, or one shared by two countries). */
  readonly database?: Database;
  readonly settings?: Partial<ShopSettings>;
  readonly products?: readonly SeedProduct[];
}

/** Opens (unless given), migrates and seeds a database, and starts a country's server on it; no port is opened. */
export const createTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const { country = testCountry(), products, settings, database: given, ids = secureIds, ...rest } = options;
  const plain = given ?? (await openTestDatabase());
  const clock = testClock();
  const database = clockedDatabase(plain, clock);
  await seedCatalogue(database, country, products);
  await seedMembersOf(database, country);
  const app = await createServer({
    country,
    database,
    settings: testSettings(settings),
    clock,
    ids,
    ...rest,
  });
  await app.ready();
  return {
    app,
    api: api(app, country.domains[0]),
    database,
    country,
    clock,
    async close() {
      await app.close();
      if (!given) await database.close();
    },
  };
};
