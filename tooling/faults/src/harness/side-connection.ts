import pg from 'pg';

/** Runs work on a connection to PostgreSQL that does not go through the relay. */
export const onSide = async <Result>(
  url: string | null,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  if (url === null) throw new Error('only PostgreSQL has a side connection');
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};
