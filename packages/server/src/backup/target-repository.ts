import pg from 'pg';

/** Schemas of PostgreSQL that belong to a shop: its own tables, and those of its jobs. */
export const ownSchemas: readonly string[] = ['public', 'pgboss'];

/** What there is where a backup is made of, or restored to. */
export interface Target {
  /** Tables of the shop. */
  readonly tables: number;
  /** Connections of running shops. */
  readonly shops: number;
  /** The newest migration; null before the first. */
  readonly schema: string | null;
}

const countTables = 'select count(*)::int as count from pg_tables where schemaname = any($1)';
const countShops = `
  select count(*)::int as count from pg_stat_activity
   where datname = current_database() and application_name = 'caravan' and pid <> pg_backend_pid()`;
const newestSchema = 'select max(name) as name from public.schema_migrations';
const hasSchema = `select to_regclass('public.schema_migrations') is not null as there`;

/** Looks at a PostgreSQL database without changing anything. @throws when it can't be reached. */
export const lookAt = async (url: string): Promise<Target> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const tables = await client.query<{ count: number }>(countTables, [[...ownSchemas]]);
    const shops = await client.query<{ count: number }>(countShops);
    const migrated = await client.query<{ there: boolean }>(hasSchema);
    const schema =
      migrated.rows[0]?.there === true ? await client.query<{ name: string | null }>(newestSchema) : null;
    return {
      tables: tables.rows[0]?.count ?? 0,
      shops: shops.rows[0]?.count ?? 0,
      schema: schema?.rows[0]?.name ?? null,
    };
  } finally {
    await client.end();
  }
};

/** Ahead of what a dump makes: the shop's schemas anew, in the transaction that fills them. */
export const emptied = [
  ...ownSchemas.map((schema) => `drop schema if exists ${schema} cascade;`),
  'create schema public;',
  '',
].join('\n');

/** Behind it: the planner knows the tables at once. */
export const analyzed = '\nanalyze;\n';
