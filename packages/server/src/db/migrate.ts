/** One forward step of the schema. */
export interface Migration {
  readonly name: string;
  /** Statements separated by drizzle-kit's break mark. */
  readonly sql: string;
}

/** What migrating needs of a connection that is inside one transaction. */
export interface MigrationConnection {
  execute(text: string): Promise<{ rows: object[] }>;
}

/** Any number that no other lock of the database uses. */
const lockKey = 7_215_033;

/**
 * Runs what has not run yet, in the caller's transaction: a second process waits for the lock and then finds nothing to do.
 * A table that is busy for two seconds fails the start instead of stopping a running shop (F31).
 */
export const migrate = async (
  connection: MigrationConnection,
  migrations: readonly Migration[],
): Promise<void> => {
  await connection.execute(`select pg_advisory_xact_lock(${lockKey})`);
  await connection.execute(`set local lock_timeout = '2s'`);
  await connection.execute('set local client_min_messages = warning');
  await connection.execute(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await connection.execute('select name from schema_migrations');
  const done = new Set(rows.map((row) => ('name' in row ? row.name : undefined)));
  for (const { name, sql } of migrations) {
    if (done.has(name)) continue;
    for (const part of sql.split('--> statement-breakpoint')) await connection.execute(part);
    await connection.execute(`insert into schema_migrations (name) values ('${name.replaceAll("'", "''")}')`);
  }
};
