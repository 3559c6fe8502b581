import type { MigrationConnection } from './connection.ts';

/** Repeats a statement. The last batch is the first that changes fewer rows than the one at the beginning: a shop that is open always has some more. */
export const fillInBatches = async ({ execute }: MigrationConnection, statement: string): Promise<void> => {
  const { changed: whole } = await execute(statement);
  let changed = whole;
  // oxlint-disable-next-line eslint/no-await-in-loop -- each batch sees what the one before has left
  while (changed > 0 && changed >= whole) ({ changed } = await execute(statement));
};
