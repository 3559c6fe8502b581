import { makeNamedDatabase } from '@caravan/server/testing/named-database';
import { existsSync } from 'node:fs';

/** Of the first start, of which each suite has a copy. */
const first = 'first_start';

/** What shops are told of their database: nothing, and they have the embedded one, unless `npm test` names a server for the browsers. */
type Database = { readonly DEMO_DATABASE_URL?: string };

const onServer = async (name: string, template?: string): Promise<Database> => {
  const server = process.env['BROWSER_DATABASE'];
  return server === undefined ? {} : { DEMO_DATABASE_URL: await makeNamedDatabase(server, name, template) };
};

/** An empty database, for the first start. */
export const firstDatabase = (): Promise<Database> => onServer(first);

/** A database for the suite that listens there: as the first start left it, or an empty one where there was none. */
export const databaseOf = (port: number): Promise<Database> =>
  onServer(`suite_${port}`, existsSync(process.env['BROWSER_FIRST_START'] ?? '') ? first : undefined);
