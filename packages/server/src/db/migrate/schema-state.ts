import type { MigrationConnection } from './connection.ts';
import { checksumOf, readApplied, type Applied } from './migrations-table.ts';
import type { Migration } from './steps.ts';

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

/** Compares what has run with what this release knows. */
export const stateOf = (applied: readonly Applied[], migrations: readonly Migration[]): SchemaState => {
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
