import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { readDatabasePlace } from '../config/environment.ts';
import { wasLost } from '../db/embedded/dumps.ts';
import { failureCode, isDatabaseAway } from '../db/failures.ts';
import type { Command } from './operator-context.ts';
import type { ReadCommand } from './read-command.ts';

/** Where a command finds its database. */
export type DatabasePlace = Exclude<ReturnType<typeof readDatabasePlace>, string>;

/** A database as people are told of it: nothing of it is secret. */
export const describePlace = (place: DatabasePlace): string => {
  if ('dataDir' in place) return `the embedded one in ${resolve(place.dataDir)}`;
  const { protocol, username, host, pathname } = new URL(place.url);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
};

/** Whether a command changes nothing of the shop: its audit log alone may grow. */
export const isReading = ({ reads, takes: [least] }: Command, words: readonly string[]): boolean =>
  reads === true || (reads === 'with fewest words' && words.length === least);

const isThere = (dataDir: string): boolean => existsSync(join(dataDir, 'pg')) || wasLost(dataDir);

/** Whether a command only tells what it would fill a database with that is not there yet: it has an empty one in memory. */
export const triesInMemory = (
  { command, options }: Pick<ReadCommand, 'command' | 'options'>,
  place: DatabasePlace,
): boolean =>
  command.fills === true && options['dry-run'] === true && 'dataDir' in place && !isThere(place.dataDir);

/** Why a command is not begun: an embedded database is made by those alone that fill it. Null when it is there, or may be made. */
export const missingDatabase = (command: Command, place: DatabasePlace): string | null => {
  if (command.fills === true || !('dataDir' in place)) return null;
  const { dataDir } = place;
  return isThere(dataDir)
    ? null
    : `There is no database in ${resolve(dataDir)}: name DATABASE_URL or DATA_DIR.`;
};

/** What PostgreSQL says of who may not come in, or asks for a database that it does not have. */
const refusals = /^(?:28|3D)/;

/** An error that is the fault of what `DATABASE_URL` names, as one that says so; any other as it is. */
export const blamePlace = (place: DatabasePlace, error: unknown): unknown => {
  const code = failureCode(error);
  // A file that is not there is no fault of the database.
  const away = isDatabaseAway(error) && code !== 'ENOENT' && code !== '57014' && code !== '55P03';
  if ('dataDir' in place || !(away || refusals.test(code ?? ''))) return error;
  const said = error instanceof Error ? error.message.split('\n')[0] : '';
  return new Error(
    `DATABASE_URL: the database ${describePlace(place)} can’t be used (${said || (code ?? 'no answer')}).`,
    { cause: error },
  );
};
