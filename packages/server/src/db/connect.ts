import type { Database } from './database.ts';
import { openPglite, type PgliteOptions } from './pglite.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';

/** PostgreSQL with `url`; else PGlite in `dataDir`, or in memory without one. */
export interface DatabasePlace extends PostgresOptions, PgliteOptions {
  readonly url?: string;
  readonly dataDir?: string;
}

/** Opens the database; `migrate()` is the caller's next step. Throws when the data folder belongs to another process. */
export const openDatabase = async ({ url, dataDir, ...how }: DatabasePlace): Promise<Database> =>
  url === undefined ? openPglite(dataDir, how) : openPostgres(url, how);
