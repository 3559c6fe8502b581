import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';

/** Kinds of files by their endings, and how their bytes begin: a name is anybody's word. */
const starts: Readonly<Record<string, { readonly type: string; readonly head: RegExp }>> = {
  '.jpg': { type: 'image/jpeg', head: /^ffd8ff/ },
  '.jpeg': { type: 'image/jpeg', head: /^ffd8ff/ },
  '.png': { type: 'image/png', head: /^89504e470d0a1a0a/ },
  '.webp': { type: 'image/webp', head: /^52494646.{8}57454250/ },
  '.avif': { type: 'image/avif', head: /^.{8}6674797061766966/ },
  '.heic': { type: 'image/heic', head: /^.{8}66747970(?:68656963|68656978|6d696631)/ },
  '.webm': { type: 'video/webm', head: /^1a45dfa3/ },
  '.mp4': { type: 'video/mp4', head: /^.{8}66747970/ },
  '.pdf': { type: 'application/pdf', head: /^255044462d/ },
  '.zip': { type: 'application/zip', head: /^504b0304/ },
};

const pictures = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic'];
const clips = ['.webm', '.mp4'];
const documents = ['.pdf', '.zip', ...pictures.filter((ending) => ending !== '.heic')];

/** A clip is fetched whole by a phone that plays it (CONT-1); a document or photograph is the team's own. Bytes. */
const most = { clip: 400_000, other: 30_000_000 } as const;

/** The first bytes of a file, in hexadecimal. */
const headOf = (path: string): string => {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(16);
    return head.subarray(0, readSync(file, head, 0, head.length, 0)).toString('hex');
  } finally {
    closeSync(file);
  }
};

/** Type of a file by its ending. */
export const typeOf = (path: string): string =>
  starts[extname(path).toLowerCase()]?.type ?? 'application/octet-stream';

/** A country's `content/` with its pictures, clips and documents. */
export interface ContentFolder {
  readonly root: string;
  /** What is wrong with a file that is named; null when nothing is. */
  readonly wrongPicture: (path: string) => string | null;
  readonly wrongClip: (path: string) => string | null;
  readonly wrongDocument: (path: string) => string | null;
  /** The same of the front page's first picture, by the name of its files. */
  readonly wrongHero: (name: string) => string | null;
  /** Files of a document by language: one for all, or `name.<language>.pdf` beside the name. */
  readonly documentFiles: (path: string) => ReadonlyMap<Language, string>;
}

/** Files by which the front page shows its first picture: beside the words, and below them on phones. */
const heroFiles = ['800', '1600', 'phone-400', 'phone-800'].flatMap((end) => [`${end}.avif`, `${end}.webp`]);

/** Looks into `root`, the folder `content/` of an app; `apps` are the folders whose `public/` may have pictures of the front page. */
export const contentFolder = (
  root: string,
  { val, languages }: Pick<CountryDefinition, 'val' | 'languages'>,
  apps: readonly string[] = [join(root, '..')],
): ContentFolder => {
  const at = (path: string): string => join(root, path);

  const wrongFile = (path: string, endings: readonly string[], limit: number): string | null => {
    const ending = extname(path).toLowerCase();
    if (path.startsWith('/') || normalize(path).startsWith('..'))
      return `a file below content/, not "${path}"`;
    if (!endings.includes(ending)) return `a file that ends with ${endings.join(', ')}, not "${path}"`;
    if (!existsSync(at(path)) || !statSync(at(path)).isFile())
      return `a file that is there; "${path}" is not`;
    const { size } = statSync(at(path));
    if (size > limit) return `a file of at most ${limit} bytes; "${path}" has ${size}`;
    return starts[ending]?.head.test(headOf(at(path))) === true
      ? null
      : `a ${ending} file; "${path}" holds something else`;
  };

  const inLanguage = (path: string, language: Language): string => {
    const ending = extname(path);
    return `${path.slice(0, path.length - ending.length)}.${language}${ending}`;
  };

  const documentFiles = (path: string): ReadonlyMap<Language, string> => {
    const own = languages.map((language) => [language, inLanguage(path, language)] as const);
    return own.some(([, name]) => existsSync(at(name)))
      ? new Map(own)
      : new Map(languages.map((language) => [language, path]));
  };

  return {
    root,
    wrongPicture: (path) => wrongFile(path, pictures, most.other),
    wrongClip: (path) => wrongFile(path, clips, most.clip),
    wrongDocument: (path) => {
      const names = [...new Set(documentFiles(path).values())];
      return (
        names.map((name) => wrongFile(name, documents, most.other)).find((wrong) => wrong !== null) ?? null
      );
    },
    wrongHero: (name) => {
      const folder = `public/media/${val}/hero`;
      const missing = heroFiles
        .map((end) => `${name}-${end}`)
        .filter((file) => !apps.some((app) => existsSync(join(app, folder, file))));
      return missing.length === 0
        ? null
        : `a picture whose files are in ${folder}; ${missing.join(', ')} are not there`;
    },
    documentFiles,
  };
};
