import { statement, type Database } from './database.ts';

const ping = statement('health_ping', 'select 1 as one from schema_migrations limit 1');

/** Rejects unless the database answers and its schema is there. */
export const pingDatabase = async (database: Database): Promise<void> => {
  await database.run(ping, []);
};
