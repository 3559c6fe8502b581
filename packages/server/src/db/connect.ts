import type { Database } from './database.ts';
import type { PgliteOptions } from './embedded/pglite.ts';
import type { PostgresOptions } from './postgres/postgres-options.ts';
import { openPostgres } from './postgres/postgres.ts';

/** PostgreSQL with `url`; else PGlite in `dataDir`, or in memory without one. */
export interface DatabasePlace extends PostgresOptions, PgliteOptions {
  readonly url?: string;
  readonly dataDir?: string;
}

/**
 * Opens the database; `migrate()` is the caller's next step. Throws when the data folder belongs to another process. The embedded one
 * is loaded only where it is used.
 */
export const openDatabase = async ({ url, dataDir, ...how }: DatabasePlace): Promise<Database> => {
  if (url !== undefined) return openPostgres(url, how);
  const { openPglite } = await import('./embedded/pglite.ts');
  return openPglite(dataDir, how);
};
