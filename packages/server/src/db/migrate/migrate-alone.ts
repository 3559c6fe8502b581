import type { MigrationConnection } from './connection.ts';
import { fillInBatches } from './fill-in-batches.ts';
import { makeTable, note, noteChecksums } from './migrations-table.ts';
import { readSchema } from './schema-state.ts';
import { isRepeated, statementsOf, type Migration } from './steps.ts';

/* oxlint-disable eslint/no-await-in-loop -- one after the other is what a migration is */

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
      if (isRepeated(statement)) await fillInBatches(connection, statement);
      else await connection.execute(statement);
    await connection.execute(note(migration, null));
  }
  return pending.map(({ name }) => name);
};
/* oxlint-enable eslint/no-await-in-loop */
