import { setTimeout as pause } from 'node:timers/promises';
import { failureCode } from '../failures.ts';
import { quoted, type MigrationConnection } from './connection.ts';
import { fillInBatches } from './fill-in-batches.ts';
import { makeTable, note, noteChecksums, readApplied } from './migrations-table.ts';
import { stateOf, WrongSchema } from './schema-state.ts';
import { stepsOf, type Migration, type Step } from './steps.ts';

/** A busy table is not waited for longer: whoever wants it meanwhile waits behind (F31). */
const lockTimeout = `set lock_timeout = '2s'`;
/** How often a step is tried that does not get its locks, and the milliseconds in between: some two minutes in all. */
const tries = 40;
const pauseBetween = (): number => 500 + Math.random() * 1000;

/* oxlint-disable eslint/no-await-in-loop -- one after the other is what a migration is */

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
  if (step.kind === 'batches') await fillInBatches(connection, step.statement);
  else if (step.kind === 'index') await buildIndex(connection, step.name, step.statement);
  else await connection.execute(step.statement);
  await connection.execute(noted);
};

/**
 * Runs what has not run yet beside an open shop: no lock is held for longer than a moment nor waited for longer than two seconds,
 * and whoever is in the way comes first. Cut off, it goes on where it was. Gives the names of what was run.
 */
export const migrateInUse = async (
  connection: MigrationConnection,
  migrations: readonly Migration[],
  between: () => number = pauseBetween,
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
/* oxlint-enable eslint/no-await-in-loop */
