import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres, type PostgresHabits } from './postgres.ts';

/** PostgreSQL with `url`; else PGlite in `dataDir`, or in memory without one. */
export interface DatabasePlace extends PostgresHabits {
  readonly url?: string;
  readonly dataDir?: string;
}

/** Opens the database; `migrate()` is the caller's next step. Throws when the data folder belongs to another process. */
export const openDatabase = async ({ url, dataDir, ...how }: DatabasePlace): Promise<Database> =>
  url === undefined ? openPglite(dataDir) : openPostgres(url, how);
