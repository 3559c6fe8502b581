import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { failureCode } from './failures.ts';
import {
  contractionsOf,
  isRepeated,
  statementsOf,
  stepsOf,
  type Migration,
  type Step,
} from './migration-steps.ts';

/** What migrating needs of a connection of its own, or of one that is inside a transaction. */
export interface MigrationConnection {
  /** `changed`: rows that the statement has written. */
  execute(text: string): Promise<{ readonly rows: readonly object[]; readonly changed: number }>;
}

/** What the database says of its schema, beside the migrations that this release knows. */
export interface SchemaState {
  /** Nobody has ever used it. */
  readonly isEmpty: boolean;
  readonly pending: readonly Migration[];
  /** Migrations of a newer release that this one can't live with. */
  readonly newer: readonly string[];
  /** Migrations that were other ones when the database ran them. */
  readonly changed: readonly string[];
}

/** A database or a schema that this release does not fit; its message is the line for the operator. */
export class WrongSchema extends Error {
  override readonly name = 'WrongSchema';
}

/** Any number that no other lock of the database uses. */
const lockKey = 7_215_033;
/** A busy table is not waited for longer: whoever wants it meanwhile waits behind (F31). */
const lockTimeout = `set lock_timeout = '2s'`;
/** How often a step is tried that does not get its locks, and the milliseconds in between: some two minutes in all. */
const tries = 40;
const pauseBetween = (): number => 500 + Math.random() * 1000;
/** Milliseconds between two looks whether another process is done. */
const lookEvery = 200;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const makeTable = [
  'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  // Null: all of them. Whoever is cut off goes on with the next one.
  'alter table schema_migrations add column if not exists steps_done integer',
  // Whether a release that does not know it runs on.
  'alter table schema_migrations add column if not exists only_adds boolean not null default false',
  // Of what was run; null: by a release that did not note it, and taken from the next one that migrates.
  'alter table schema_migrations add column if not exists checksum text',
];

interface Applied {
  readonly name: string;
  /** Null: all. */
  readonly steps: number | null;
  readonly onlyAdds: boolean;
  readonly checksum: string | null;
}

const checksumOf = ({ sql }: Migration): string => createHash('sha256').update(sql).digest('base64url');

const readApplied = async ({ execute }: MigrationConnection): Promise<Applied[]> => {
  const known = await execute(`select 1 as one where to_regclass('schema_migrations') is not null`);
  if (known.rows.length === 0) return [];
  // A table of an older release lacks columns.
  const { rows } = await execute('select to_jsonb(s) as applied from schema_migrations s order by name');
  return rows.map((row) => {
    const applied: Record<string, unknown> = Object(Object.entries(row)[0]?.[1]);
    const { steps_done: steps, checksum } = applied;
    return {
      name: String(applied['name']),
      steps: typeof steps === 'number' ? steps : null,
      onlyAdds: applied['only_adds'] === true,
      checksum: typeof checksum === 'string' ? checksum : null,
    };
  });
};

const stateOf = (applied: readonly Applied[], migrations: readonly Migration[]): SchemaState => {
  const whole = new Set(applied.filter(({ steps }) => steps === null).map(({ name }) => name));
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const isChanged = ({ name, checksum }: Applied): boolean => {
    const migration = known.get(name);
    return checksum !== null && migration !== undefined && checksum !== checksumOf(migration);
  };
  return {
    isEmpty: applied.length === 0,
    pending: migrations.filter(({ name }) => !whole.has(name)),
    newer: applied.filter(({ name, onlyAdds }) => !known.has(name) && !onlyAdds).map(({ name }) => name),
    changed: applied.filter(isChanged).map(({ name }) => name),
  };
};

const refuseNewer = ({ newer: [name] }: SchemaState): void => {
  if (name !== undefined)
    throw new WrongSchema(
      `the database belongs to a newer release, which has changed it (${name}). Start that release.`,
    );
};

const refuseChanged = ({ changed: [name] }: SchemaState): void => {
  if (name !== undefined)
    throw new WrongSchema(
      `migration ${name} is another one than the database has run: its file was changed since. Take the file as it was released, and write what it lacks into a new one.`,
    );
};

/** On a machine that was told no language PostgreSQL makes databases of bytes, in which searches forgive nothing in Cyrillic or Georgian. */
const refuseEncoding = async ({ execute }: MigrationConnection): Promise<void> => {
  const { rows } = await execute('show server_encoding');
  const encoding = String(Object.values(rows[0] ?? {})[0]);
  if (encoding !== 'UTF8')
    throw new WrongSchema(
      `the encoding of the database is ${encoding} and must be UTF8. Make another one: create database … encoding 'UTF8' template template0.`,
    );
};

/**
 * What the database says of its schema. Throws `WrongSchema` when that is newer than this release, or came about otherwise, or when
 * the database is not in UTF-8.
 */
export const readSchema = async (
  connection: MigrationConnection,
  migrations: readonly Migration[],
): Promise<SchemaState> => {
  await refuseEncoding(connection);
  const state = stateOf(await readApplied(connection), migrations);
  refuseNewer(state);
  refuseChanged(state);
  return state;
};

const note = (migration: Migration, steps: number | null): string => {
  const onlyAdds = contractionsOf(migration).length === 0;
  return `insert into schema_migrations (name, steps_done, only_adds, checksum)
    values (${quoted(migration.name)}, ${steps}, ${onlyAdds}, ${quoted(checksumOf(migration))})
    on conflict (name) do update set steps_done = excluded.steps_done, checksum = excluded.checksum, applied_at = now()`;
};

/** Notes the checksums of what an older release has run. */
const noteChecksums = (migrations: readonly Migration[]): string => {
  const sums = migrations.map((migration) => `(${quoted(migration.name)}, ${quoted(checksumOf(migration))})`);
  return `update schema_migrations s set checksum = m.checksum from (values ${sums.join(', ')}) as m (name, checksum)
    where s.name = m.name and s.checksum is null and s.steps_done is null`;
};

/* oxlint-disable eslint/no-await-in-loop -- one after the other is what a migration is */

/** The last batch is the first that changes fewer rows than the one at the beginning: a shop that is open always has some more. */
const fill = async ({ execute }: MigrationConnection, statement: string): Promise<void> => {
  const { changed: whole } = await execute(statement);
  let changed = whole;
  while (changed > 0 && changed >= whole) ({ changed } = await execute(statement));
};

/**
 * Runs what has not run yet in the caller's transaction, for a database that nobody else uses: the embedded one, or an empty one.
 * Gives the names of what was run.
 */
export const migrateAlone = async (
  connection: MigrationConnection,
  migrations: readonly Migration[],
): Promise<readonly string[]> => {
  await connection.execute('set local client_min_messages = warning');
  for (const statement of makeTable) await connection.execute(statement);
  const { pending } = await readSchema(connection, migrations);
  await connection.execute(noteChecksums(migrations));
  for (const migration of pending) {
    for (const statement of statementsOf(migration))
      if (isRepeated(statement)) await fill(connection, statement);
      else await connection.execute(statement);
    await connection.execute(note(migration, null));
  }
  return pending.map(({ name }) => name);
};

/** Does a step again while others are in its way: they come first. */
const patiently = async (name: string, work: () => Promise<void>, between: () => number): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!['55P03', '40P01', '40001'].includes(failureCode(error) ?? '')) throw error;
      if (attempt === tries)
        throw new WrongSchema(
          `${name} does not get the locks that it needs: some transaction stays open (select * from pg_stat_activity). What is done is kept; run it again.`,
          { cause: error },
        );
    }
    await pause(between());
  }
};

const inTransaction = async (
  { execute }: MigrationConnection,
  statements: readonly string[],
): Promise<void> => {
  await execute('begin');
  try {
    for (const statement of statements) await execute(statement);
    await execute('commit');
  } catch (error) {
    await execute('rollback');
    throw error;
  }
};

/** Builds an index beside those who write. What it waits for are transactions that began before, and nobody waits for it. */
const buildIndex = async (
  { execute }: MigrationConnection,
  name: string,
  statement: string,
): Promise<void> => {
  const { rows } = await execute(
    `select indisvalid as whole from pg_index where indexrelid = to_regclass(${quoted(`"${name}"`)})`,
  );
  const [found] = rows;
  if (found && 'whole' in found && found.whole === true) return;
  await execute('set lock_timeout = 0');
  try {
    if (found) await execute(`drop index concurrently if exists "${name}"`);
    await execute(statement);
  } finally {
    await execute(lockTimeout);
  }
};

const doStep = async (connection: MigrationConnection, step: Step, noted: string): Promise<void> => {
  if (step.kind === 'transaction') return inTransaction(connection, [...step.statements, noted]);
  if (step.kind === 'batches') await fill(connection, step.statement);
  else if (step.kind === 'index') await buildIndex(connection, step.name, step.statement);
  else await connection.execute(step.statement);
  await connection.execute(noted);
};

/**
 * Runs what has not run yet beside an open shop: no lock is held for longer than a moment nor waited for longer than two seconds,
 * and whoever is in the way comes first. Cut off, it goes on where it was. Gives the names of what was run.
 */
const migrateInUse = async (
  connection: MigrationConnection,
  migrations: readonly Migration[],
  between: () => number,
): Promise<readonly string[]> => {
  await connection.execute(lockTimeout);
  for (const statement of makeTable)
    await patiently('schema_migrations', async () => void (await connection.execute(statement)), between);
  await connection.execute(noteChecksums(migrations));
  const applied = await readApplied(connection);
  const { pending } = stateOf(applied, migrations);
  for (const migration of pending) {
    const steps = stepsOf(migration);
    const done = applied.find(({ name }) => name === migration.name)?.steps ?? 0;
    for (const [at, step] of steps.entries()) {
      if (at < done) continue;
      const noted = note(migration, at + 1 === steps.length ? null : at + 1);
      await patiently(migration.name, () => doStep(connection, step, noted), between);
    }
  }
  return pending.map(({ name }) => name);
};

/** Whether a process migrates the database just now. */
export const isMigrating = async ({ execute }: MigrationConnection): Promise<boolean> =>
  (
    await execute(
      `select 1 as one from pg_locks where locktype = 'advisory' and objid = ${lockKey} and granted
          and database = (select oid from pg_database where datname = current_database())`,
    )
  ).rows.length > 0;

/** Waits while another process migrates; whoever waited in a statement would keep indexes from being built. */
const takeTurn = async ({ execute }: MigrationConnection): Promise<void> => {
  const tryLock = `select 1 as one where pg_try_advisory_lock(${lockKey})`;
  while ((await execute(tryLock)).rows.length === 0) await pause(lookEvery);
};

/**
 * Brings the schema of a PostgreSQL database up to date, on a connection of its own that has no limit of time. A second process
 * waits for the first and then finds nothing to do. Gives the names of the migrations that were run; throws `WrongSchema` when the
 * schema is newer than this release, or when a lock can't be had.
 */
export const migratePostgres = async (
  connection: MigrationConnection,
  migrations: readonly Migration[],
  between: () => number = pauseBetween,
): Promise<readonly string[]> => {
  await takeTurn(connection);
  try {
    await connection.execute('set client_min_messages = warning');
    const { isEmpty, pending } = await readSchema(connection, migrations);
    if (pending.length === 0) return [];
    if (!isEmpty) return await migrateInUse(connection, migrations, between);
    await connection.execute('begin');
    const done = await migrateAlone(connection, migrations);
    await connection.execute('commit');
    return done;
  } finally {
    // A connection that is broken has let go of it.
    await connection.execute(`select pg_advisory_unlock_all()`).catch(() => undefined);
  }
};

/**
 * Makes sure before a start that the schema is that of this release: an empty database is set up; while another process migrates,
 * it is waited for. Throws `WrongSchema` when nobody does.
 */
export const prepareSchema = async (
  connection: MigrationConnection,
  migrations: readonly Migration[],
): Promise<void> => {
  for (;;) {
    const busy = await isMigrating(connection);
    const { isEmpty, pending } = await readSchema(connection, migrations);
    if (pending.length === 0) return;
    if (isEmpty) {
      await migratePostgres(connection, migrations);
      return;
    }
    if (!busy)
      throw new WrongSchema(
        `the database is of an earlier release (it lacks ${pending[0]?.name}). Run the command migrate first.`,
      );
    await pause(lookEvery);
  }
};
/* oxlint-enable eslint/no-await-in-loop */
