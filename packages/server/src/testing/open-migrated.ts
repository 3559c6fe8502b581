import { PGlite } from '@electric-sql/pglite';
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openDatabase } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { migrateAlone } from '../db/migrate/migrate-alone.ts';
import { migrations } from '../db/migrations.ts';

const folder = join(import.meta.dirname, '../../node_modules/.cache/migrated');

/** Another schema or another PGlite is another file. */
const file = (): string => {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(pglite).update(JSON.stringify(migrations));
  return join(folder, `${hash.digest('hex').slice(0, 16)}.tar`);
};

const make = async (path: string): Promise<void> => {
  const client = await PGlite.create();
  await migrateAlone(
    {
      async execute(text) {
        const results = await client.exec(text);
        return { rows: results.findLast(({ rows }) => rows.length > 0)?.rows ?? [], changed: 0 };
      },
    },
    migrations,
  );
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(folder, { recursive: true });
  // Two who make it at once both make it whole.
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, path);
};

/** Where a dump of an embedded database with the schema in it lies. It is made once, which saves most of a start. */
const migrated = async (): Promise<string> => {
  const path = file();
  if (!existsSync(path)) await make(path);
  return path;
};

let dump: Blob | undefined;

/** An embedded database in memory with the schema in it. */
export const openMigrated = async (): Promise<Database> => {
  dump ??= new Blob([readFileSync(await migrated())]);
  return openDatabase({ begin: dump });
};

/** Makes a data folder that holds an embedded database with the schema in it, as after a first start that was stopped. */
export const makeMigratedFolder = async (dataDir: string): Promise<void> => {
  const pg = join(dataDir, 'pg');
  mkdirSync(pg, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', await migrated(), '-C', pg]);
};
