import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Schemas of PostgreSQL that belong to a shop: its own tables, and those of its jobs. */
export const ownSchemas: readonly string[] = ['public', 'pgboss'];

/** What there is where a backup is made of, or restored to. */
export interface Target {
  /** Tables of the shop. */
  readonly tables: number;
  /** The newest migration; null before the first. */
  readonly schema: string | null;
}

const countTables = 'select count(*)::int as count from pg_tables where schemaname = any($1)';
const countConnections = `
  select count(*)::int as count from pg_stat_activity
   where datname = current_database() and application_name = 'caravan' and pid <> pg_backend_pid()`;
const newestSchema = 'select max(name) as name from public.schema_migrations';
const hasSchema = `select to_regclass('public.schema_migrations') is not null as there`;

const onDatabase = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Looks at a PostgreSQL database without changing anything. @throws when it can't be reached. */
export const lookAt = (url: string): Promise<Target> =>
  onDatabase(url, async (client) => {
    const tables = await client.query<{ count: number }>(countTables, [[...ownSchemas]]);
    const migrated = await client.query<{ there: boolean }>(hasSchema);
    const schema =
      migrated.rows[0]?.there === true ? await client.query<{ name: string | null }>(newestSchema) : null;
    return { tables: tables.rows[0]?.count ?? 0, schema: schema?.rows[0]?.name ?? null };
  });

/** Milliseconds in which a shop that was just stopped is gone: PostgreSQL counts its connections for a moment longer. */
const leaving = { between: 100, atMost: 3000 };

/** Connections of the shops that run on a PostgreSQL database and go on running. @throws when it can't be reached. */
export const lastingConnections = (url: string): Promise<number> =>
  onDatabase(url, async (client) => {
    const end = Date.now() + leaving.atMost;
    for (;;) {
      const { rows } = await client.query<{ count: number }>(countConnections);
      const count = rows[0]?.count ?? 0;
      if (count === 0 || Date.now() > end) return count;
      await setTimeout(leaving.between);
    }
  });

/** Ahead of what a dump makes: the shop's schemas anew, in the transaction that fills them. */
export const emptied = [
  ...ownSchemas.map((schema) => `drop schema if exists ${schema} cascade;`),
  'create schema public;',
  '',
].join('\n');

/** Behind it: the planner knows the tables at once. */
export const analyzed = '\nanalyze;\n';
