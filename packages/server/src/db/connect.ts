import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** PostgreSQL with `url`; else PGlite in `dataDir`, or in memory without one. `onError` hears of lost idle connections. */
export interface DatabasePlace {
  readonly url?: string;
  readonly dataDir?: string;
  readonly onError?: (error: Error) => void;
}

/** Opens the database; `migrate()` is the caller's next step. Throws when the data folder belongs to another process. */
export const openDatabase = async ({ url, dataDir, onError }: DatabasePlace): Promise<Database> =>
  url === undefined ? openPglite(dataDir) : openPostgres(url, onError);
