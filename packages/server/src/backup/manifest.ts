import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const manifestShape = z.object({
  format: z.literal(1),
  /** Which of the two databases it is of. */
  kind: z.enum(['postgres', 'pglite']),
  madeAt: z.iso.datetime(),
  /** The newest migration that the database has had. */
  schema: z.string(),
  files: z.array(
    z.object({ name: z.string(), bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

/** What a backup says of itself: enough to know that it is whole, and where it may be restored. */
export type Manifest = z.output<typeof manifestShape>;

/** The file of the dump in a backup's folder. */
export const dumpFile = 'database';
/** The folder of what waits on the disk until the database has it, in a backup as in the data folder. */
export const answersFolder = 'answers';

const manifestFile = 'backup.json';

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Files below a folder, the manifest left out; none where there is no folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name !== manifestFile && statSync(join(folder, name)).isFile())
        .toSorted()
    : [];

/** Seals a backup: writes down what belongs to it, with size and SHA-256 of each file. */
export const writeManifest = async (
  folder: string,
  about: Pick<Manifest, 'kind' | 'madeAt' | 'schema'>,
): Promise<Manifest> => {
  const files = [];
  for (const name of filesIn(folder)) {
    const file = join(folder, name);
    files.push({ name, bytes: statSync(file).size, sha256: await hashOf(file) });
  }
  const manifest: Manifest = { format: 1, ...about, files };
  writeFileSync(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
};

/** Reads a backup's manifest and holds every file against it; or says in one line what is wrong. */
export const readManifest = async (folder: string): Promise<Manifest | string> => {
  const place = join(folder, manifestFile);
  if (!existsSync(place)) return `${folder} is no backup: it has no ${manifestFile}.`;
  let manifest: Manifest;
  try {
    manifest = manifestShape.parse(JSON.parse(readFileSync(place, 'utf8')));
  } catch {
    return `${place} can’t be read.`;
  }
  for (const { name, bytes, sha256 } of manifest.files) {
    const file = join(folder, name);
    const found = statSync(file, { throwIfNoEntry: false })?.size;
    if (found === undefined) return `${file} is missing.`;
    if (found !== bytes) return `${file} is not whole: ${found} bytes, expected ${bytes}.`;
    if ((await hashOf(file)) !== sha256) return `${file} was changed: its SHA-256 is not that of the backup.`;
  }
  return manifest.files.some(({ name }) => name === dumpFile) ? manifest : `${folder} holds no database.`;
};
