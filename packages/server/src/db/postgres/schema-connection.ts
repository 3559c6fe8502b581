import pg from 'pg';
import type { Row } from '../database.ts';
import type { MigrationConnection } from '../migrate/connection.ts';
import type { PostgresOptions } from './postgres-options.ts';
import { sessionOptions } from './session-options.ts';

/** Does something with the schema on a connection of its own that has no limit of time. */
export const withSchemaConnection = async <Result>(
  url: string,
  { connectTimeout = 3000, onError = () => undefined }: Pick<PostgresOptions, 'connectTimeout' | 'onError'>,
  work: (connection: MigrationConnection) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    application_name: 'caravan-migrate',
    options: sessionOptions,
  });
  client.on('error', onError);
  await client.connect();
  try {
    return await work({
      async execute(text) {
        const { rows, rowCount } = await client.query<Row>(text);
        return { rows, changed: rowCount ?? 0 };
      },
    });
  } finally {
    await client.end();
  }
};
