import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { migrations } from '../db/migrations.ts';
import type { BackupResult, ShopData } from './back-up.ts';
import { answersFolder, dumpFile, readManifest, type Manifest } from './manifest.ts';

const names = { postgres: 'PostgreSQL', pglite: 'the embedded database' } as const;

/** Why a backup that is whole can't go to where it shall; null when it can. */
const obstacle = async (
  { url, dataDir }: ShopData,
  { kind, schema }: Manifest,
  replace: boolean,
): Promise<string | null> => {
  const wanted = url === null ? 'pglite' : 'postgres';
  if (kind !== wanted) return `The backup is of ${names[kind]}, and this shop has ${names[wanted]}.`;
  if (!migrations.some(({ name }) => name === schema))
    return `The backup is of a newer release (${schema}): restore it with that one.`;
  const ask = 'give --replace to have it replaced';
  if (url === null)
    return existsSync(join(dataDir, 'pg')) && !replace ? `${dataDir} holds a database: ${ask}.` : null;
  const { lookAt, lastingConnections } = await import('./target-repository.ts');
  const connections = await lastingConnections(url);
  if (connections > 0) return `A shop runs on the database (${connections} connections): stop it first.`;
  const { tables } = await lookAt(url);
  return tables > 0 && !replace ? `The database holds ${tables} tables: ${ask}.` : null;
};

/**
 * Puts a backup in the place of what a shop has: all of it or nothing. A backup that is not whole, a database in use, and one that
 * holds something without `replace` are refused before anything is changed.
 */
export const restore = async (data: ShopData, folder: string, replace: boolean): Promise<BackupResult> => {
  const manifest = await readManifest(folder);
  const reason = typeof manifest === 'string' ? manifest : await obstacle(data, manifest, replace);
  if (typeof manifest === 'string' || reason !== null) return { ok: false, reason: reason ?? '' };
  const file = join(folder, dumpFile);
  const { url } = data;
  if (url === null) {
    const { restoreEmbedded } = await import('./embedded.ts');
    await restoreEmbedded(data.dataDir, file);
  } else {
    const { restorePostgres } = await import('./postgres-tools.ts');
    await restorePostgres(url, file, data.environment);
  }
  // Those that the database has meanwhile are found to be known.
  if (existsSync(join(folder, answersFolder)))
    await cp(join(folder, answersFolder), join(data.dataDir, answersFolder), { recursive: true });
  return { ok: true, manifest };
};
