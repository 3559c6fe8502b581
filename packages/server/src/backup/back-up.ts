import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from '../config/environment.ts';
import { answersFolder, dumpFile, writeManifest, type Manifest } from './manifest.ts';

/** The data of a shop: its database, and the folder for what waits until the database has it. */
export interface ShopData {
  /** Where PostgreSQL is; null: the embedded database in the data folder. */
  readonly url: string | null;
  readonly dataDir: string;
  /** Where the programs of PostgreSQL are found. */
  readonly environment: Environment;
}

/** What a backup came to, or why there is none. */
export type BackupResult =
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly reason: string };

const refuse = (reason: string): BackupResult => ({ ok: false, reason });

/** The dump and its newest migration, null for a database without a shop. */
const dump = async ({ url, dataDir, environment }: ShopData, file: string): Promise<string | null> => {
  if (url === null) {
    const { dumpEmbedded } = await import('./embedded.ts');
    return dumpEmbedded(dataDir, file);
  }
  const [{ lookAt }, { dumpPostgres }] = await Promise.all([
    import('./target-repository.ts'),
    import('./postgres-tools.ts'),
  ]);
  const { schema } = await lookAt(url);
  if (schema !== null) await dumpPostgres(url, file, environment);
  return schema;
};

/**
 * Makes a backup in a folder that is not there yet: the database as of one moment, answers of the bank that it does not have yet, and a
 * manifest. What fails leaves nothing behind. On PostgreSQL the shop may run; the embedded database must be stopped.
 */
export const backUp = async (data: ShopData, folder: string, now: Date): Promise<BackupResult> => {
  if (existsSync(folder)) return refuse(`${folder} is there already.`);
  if (data.url === null && !existsSync(join(data.dataDir, 'pg')))
    return refuse(`There is no database in ${data.dataDir}.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    // Before the dump: an answer that is booked meanwhile is then in both, never in neither.
    const answers = join(data.dataDir, answersFolder);
    if (existsSync(answers)) await cp(answers, join(unfinished, answersFolder), { recursive: true });
    const schema = await dump(data, join(unfinished, dumpFile));
    if (schema === null) return refuse('The database holds no shop.');
    const kind = data.url === null ? 'pglite' : 'postgres';
    const manifest = await writeManifest(unfinished, { kind, madeAt: now.toISOString(), schema });
    await rename(unfinished, folder);
    return { ok: true, manifest };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
};
