import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CountryDefinition } from '@caravan/country';
import { localDay } from '../../words/local-day.ts';
import type { Database } from '../../db/database.ts';
import type { LegalText } from '../../modules/content/index.ts';
import {
  dropUnusedFiles,
  legalInForce,
  storedFiles,
  storeEdition,
  storeFile,
  storeLegal,
} from './content-repository.ts';
import type { WantedFile } from './content-files.ts';
import { readContent } from './read-content.ts';
import { createProblems, type Problem, type Problems } from '../problem.ts';

/** How much was loaded, or everything that was wrong, in which case nothing was. */
export type ContentResult =
  | {
      readonly ok: true;
      readonly pages: number;
      readonly photos: number;
      readonly videos: number;
      readonly documents: number;
      /** Files that were made now; the others were there. */
      readonly made: number;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** How an import goes. */
export interface ContentOptions {
  readonly at?: Date;
  /** Only reads and tells. */
  readonly dryRun?: boolean;
  /** Secret of the link by which it is looked at before it is published; null publishes it. */
  readonly previewToken?: string | null;
  /** The app's folder: pictures of the front page that are not beside the content are looked for in it. */
  readonly app?: string;
  /** A folder that keeps what was made of pictures: what is there is not made again, in whatever database it is to be. */
  readonly cache?: string | null;
  /** Ends the import before the next file is made. */
  readonly signal?: AbortSignal;
}

/** A text that consents refer to is never changed: another one has another version (CONT-10). */
const checkLegal = (texts: readonly LegalText[], inForce: readonly LegalText[], problems: Problems): void => {
  for (const text of texts) {
    const { slug, version, language } = text;
    const before = inForce.find(
      (one) => one.slug === slug && one.version === version && one.language === language,
    );
    if (before && (before.title !== text.title || before.body !== text.body || before.since !== text.since))
      problems.add(
        `content/legal/${slug}.${version}.${language}.md`,
        1,
        1,
        `the text as it was: version ${version} holds since ${before.since}; a change is a file of version ${version + 1}`,
      );
  }
};

/** Files that are made at the same time: as many as keep the processors busy, and not more than fit into memory. */
const atOnce = 4;

/** Makes a file, or takes it from the cache, where it is under its name. */
const madeOnce = async ({ name, make }: WantedFile, cache: string | null): Promise<Uint8Array> => {
  if (cache === null) return make();
  const path = join(cache, name);
  if (existsSync(path)) return readFile(path);
  const bytes = await make();
  await mkdir(cache, { recursive: true });
  // Whole or not at all: another process may look for it meanwhile.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
  return bytes;
};

const store = async (
  database: Database,
  wanted: readonly WantedFile[],
  {
    at,
    cache,
    signal,
  }: { readonly at: Date; readonly cache: string | null; readonly signal: AbortSignal | undefined },
): Promise<number> => {
  const stored = await storedFiles(
    database.db,
    wanted.map(({ name }) => name),
    at,
  );
  const missing = wanted.filter(({ name }) => !stored.has(name));
  const waiting = missing.values();
  const work = async (): Promise<void> => {
    for (const file of waiting) {
      signal?.throwIfAborted();
      const { name, type } = file;
      await storeFile(database.db, { name, type, bytes: await madeOnce(file, cache), storedAt: at });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return missing.length;
};

/**
 * Loads a country's own pages from `content/` in its app's folder (CONT-11). All is read and examined first; then all is shown,
 * on every process, or nothing.
 */
export const importContent = async (
  database: Database,
  country: CountryDefinition,
  folder: string,
  { at = new Date(), dryRun = false, previewToken = null, app, cache = null, signal }: ContentOptions = {},
): Promise<ContentResult> => {
  const problems = createProblems();
  const content = await readContent(country, folder, problems, app);
  const today = localDay(at, country.timeZone);
  if (content)
    checkLegal(content.edition.legal, await legalInForce(database.db, country.val, today), problems);
  if (!content || problems.list.length > 0) return { ok: false, problems: problems.list };
  const { edition, wanted } = content;
  const made = dryRun ? 0 : await store(database, wanted, { at, cache, signal });
  if (!dryRun)
    await database.inTransaction(async (tx) => {
      if (previewToken === null) await storeLegal(tx, country.val, edition.legal);
      const tokenHash =
        previewToken === null ? null : createHash('sha256').update(previewToken).digest('base64url');
      await storeEdition(tx, { country: country.val, content: edition, at, tokenHash });
      await dropUnusedFiles(tx, at);
    });
  return {
    ok: true,
    pages: Object.values(edition.pages).length + new Set(edition.legal.map(({ slug }) => slug)).size,
    photos: edition.albums.reduce((sum, { photos }) => sum + photos.length, 0),
    videos: edition.videos.items.length,
    documents: edition.downloads.items.length,
    made,
  };
};
