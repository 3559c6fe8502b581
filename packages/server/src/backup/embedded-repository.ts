import type { PGlite } from '@electric-sql/pglite';

const hasSchema = `select to_regclass('public.schema_migrations') is not null as there`;
const newest = 'select max(name) as name from schema_migrations';

/** The newest migration of an embedded database; null before the first. */
export const newestMigration = async (client: PGlite): Promise<string | null> => {
  const { rows } = await client.query<{ there: boolean }>(hasSchema);
  if (rows[0]?.there !== true) return null;
  return (await client.query<{ name: string | null }>(newest)).rows[0]?.name ?? null;
};
