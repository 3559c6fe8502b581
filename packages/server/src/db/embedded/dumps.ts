import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Dumps that are kept; an older one goes when a new one is whole. */
const kept = 3;

const markOf = (dataDir: string): string => join(dataDir, 'holds-a-database');

const dumpsIn = (dataDir: string): string[] => {
  const folder = join(dataDir, 'dumps');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.tar.gz'))
        .toSorted()
    : [];
};

/** A path as one word of a shell's line. */
const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`)}'`;

/** What a person does when the embedded database can't be opened (F22). */
export const restoreAdvice = (dataDir: string): string => {
  const newest = dumpsIn(dataDir).at(-1);
  const pg = join(dataDir, 'pg');
  if (newest === undefined) return `Nothing was changed in ${pg}, and there is no dump to restore.`;
  const [from, to, aside] = [join(dataDir, 'dumps', newest), pg, `${pg}.broken`].map(quoted);
  const move = existsSync(pg) ? `mv ${to} ${aside} && ` : '';
  return `Nothing was changed. To restore the newest dump: ${move}mkdir -m 700 ${to} && tar -xzf ${from} -C ${to}`;
};

/** Remembers that the folder holds a whole database from now on. */
export const markWhole = (dataDir: string): void => writeFileSync(markOf(dataDir), '', { mode: 0o600 });

/** Whether a folder once held a database and holds none now: to begin an empty shop there would hide the loss (F22). */
export const wasLost = (dataDir: string): boolean =>
  (existsSync(markOf(dataDir)) || dumpsIn(dataDir).length > 0) &&
  !existsSync(join(dataDir, 'pg', 'PG_VERSION'));

/** Keeps a dump of the embedded database beside it, whole or not at all, and forgets the oldest. */
export const keepDump = async (dataDir: string, dump: () => Promise<Blob>, now: Date): Promise<void> => {
  const folder = join(dataDir, 'dumps');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = join(folder, `${now.toISOString().replaceAll(':', '-')}.tar.gz`);
  // One name for all that is unfinished, so that a crash leaves one file behind at most.
  const unfinished = join(folder, 'unfinished');
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, Buffer.from(await (await dump()).arrayBuffer()), { mode: 0o600 });
  renameSync(unfinished, name);
  for (const old of dumpsIn(dataDir).slice(0, -kept)) rmSync(join(folder, old), { force: true });
};
