import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A built file as it travels, in the encodings made at build time. */
export interface Asset {
  readonly type: string;
  readonly identity: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** Styles of a page: `href` is where the browser would find them, `text` what is put into the document. */
export interface Sheet {
  readonly href: string;
  readonly text: string;
}

/** What a page needs of the build. */
export interface PageAssets {
  readonly entry: string;
  /** Scripts to fetch at once, the entry's own imports among them. */
  readonly preload: readonly string[];
  readonly sheets: readonly Sheet[];
}

/** Scripts and styles that pages name: of a build (`readAssets`), or of a development server. */
export interface Assets {
  /** What tells this build from every other. */
  readonly build: string;
  /** Name in `files` of the worker that keeps pages for the time without a network. */
  readonly worker: string;
  /** By the path under `/assets/`. */
  readonly files: ReadonlyMap<string, Asset>;
  /** For a page whose source paths end so. A source that the build does not have is a fault of ours and throws. */
  readonly forSources: (sources: readonly string[]) => PageAssets;
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Media type of a built file, by its name. */
export const typeOf = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Whether a file is another one in an encoding. */
export const isPacked = (name: string): boolean => /\.(br|gz)$/.test(name);

/** Reads a browser build (`vite build`): its files into memory, its manifest into a finder of chunks and styles. */
export const readAssets = (folder: string): Assets => {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(text);
  const files = readFiles(join(folder, 'assets'));
  const known = new Map<string, PageAssets>();
  const forSources = (sources: readonly string[]): PageAssets => {
    const key = sources.join(' ');
    const found = known.get(key) ?? gather(manifest, files, sources);
    known.set(key, found);
    return found;
  };
  const [, worker] = entriesOf(manifest);
  return {
    build: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    worker: worker.file.replace(/^assets\//, ''),
    files,
    forSources,
  };
};

const readFiles = (folder: string): Map<string, Asset> => {
  const names = readdirSync(folder);
  const read = (name: string) => (names.includes(name) ? readFileSync(join(folder, name)) : null);
  const plain = names.filter((name) => !isPacked(name));
  return new Map(
    plain.map((name) => [
      name,
      {
        type: typeOf(name),
        identity: readFileSync(join(folder, name)),
        br: read(`${name}.br`),
        gzip: read(`${name}.gz`),
      },
    ]),
  );
};

interface Entry {
  readonly key: string;
  readonly file: string;
}

/** The page's entry and the worker's. */
const entriesOf = (manifest: Readonly<Record<string, Chunk>>): [page: Entry, worker: Entry] => {
  const entries = Object.entries(manifest).flatMap(([key, { isEntry, file }]) =>
    isEntry ? [{ key, file }] : [],
  );
  const worker = entries.find(({ key }) => key.endsWith('/worker.ts'));
  const page = entries.find((entry) => entry !== worker);
  if (!page || !worker) throw new Error('The browser build lacks an entry');
  return [page, worker];
};

const gather = (
  manifest: Readonly<Record<string, Chunk>>,
  files: ReadonlyMap<string, Asset>,
  sources: readonly string[],
): PageAssets => {
  const [{ key: entryKey }] = entriesOf(manifest);
  const keys = sources.map((source) => {
    const key = Object.keys(manifest).find((path) => path.endsWith(source));
    if (key === undefined) throw new Error(`The browser build has no ${source}`);
    return key;
  });
  const chunks = withImports(manifest, [entryKey, ...keys]);
  const entry = manifest[entryKey]?.file ?? '';
  const sheets = [...new Set(chunks.flatMap(({ css }) => css ?? []))];
  return {
    entry: `/${entry}`,
    preload: chunks.map(({ file }) => `/${file}`).filter((path) => path !== `/${entry}`),
    sheets: sheets.map((href) => ({
      href: `/${href}`,
      text: files.get(href.replace(/^assets\//, ''))?.identity.toString('utf8') ?? '',
    })),
  };
};

/** The chunks and all that they import, each once, the imported before the importing as style sheets need it. */
const withImports = (manifest: Readonly<Record<string, Chunk>>, keys: readonly string[]): Chunk[] => {
  const seen = new Map<string, Chunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    for (const imported of chunk.imports ?? []) visit(imported);
    seen.set(key, chunk);
  };
  for (const key of keys) visit(key);
  return [...seen.values()];
};
