import { PGlite } from '@electric-sql/pglite';
import { openAsBlob } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markWhole } from '../db/embedded/dumps.ts';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import { makeFolder } from '../db/embedded/make-folder.ts';
import { newestMigration } from './embedded-repository.ts';

const folderOf = (dataDir: string): string => join(dataDir, 'pg');

/** Does `work` as the only process on a data folder. @throws when a shop runs on it. */
const alone = async <Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> => {
  makeFolder(dataDir);
  const unlock = await lockFolder(dataDir);
  try {
    return await work();
  } finally {
    await unlock();
  }
};

/** Writes a dump of the embedded database to a file; gives its newest migration, null before the first. */
export const dumpEmbedded = (dataDir: string, file: string): Promise<string | null> =>
  alone(dataDir, async () => {
    const client = await PGlite.create({ dataDir: folderOf(dataDir) });
    try {
      const dump = await client.dumpDataDir('gzip');
      await writeFile(file, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
      return await newestMigration(client);
    } finally {
      await client.close();
    }
  });

/** Puts a dump in the place of the embedded database: made and opened beside it first, so that one that can't be used changes nothing. */
export const restoreEmbedded = (dataDir: string, file: string): Promise<void> =>
  alone(dataDir, async () => {
    const [place, fresh, old] = ['', '.restored', '.replaced'].map((end) => `${folderOf(dataDir)}${end}`);
    if (place === undefined || fresh === undefined || old === undefined) return;
    await rm(fresh, { recursive: true, force: true });
    const client = await PGlite.create({ dataDir: fresh, loadDataDir: await openAsBlob(file) });
    try {
      await newestMigration(client);
    } finally {
      await client.close();
    }
    await rm(old, { recursive: true, force: true });
    await rename(place, old).catch(() => undefined);
    await rename(fresh, place);
    markWhole(dataDir);
    await rm(old, { recursive: true, force: true });
  });
