import { setTimeout as pause } from 'node:timers/promises';
import type { MigrationConnection } from './connection.ts';
import { migrateAlone } from './migrate-alone.ts';
import { migrateInUse } from './migrate-in-use.ts';
import { readSchema, WrongSchema } from './schema-state.ts';
import type { Migration } from './steps.ts';

/** Any number that no other lock of the database uses. */
const lockKey = 7_215_033;
/** Milliseconds between two looks whether another process is done. */
const lookEvery = 200;

/* oxlint-disable eslint/no-await-in-loop -- one after the other is what waiting is */

/** Whether a process migrates the database just now. */
const isMigrating = async ({ execute }: MigrationConnection): Promise<boolean> =>
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
  between?: () => number,
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
