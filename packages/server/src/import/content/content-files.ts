import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metadata, Sharp } from 'sharp';
import { pictureWidths, type StoredFile, type StoredPicture } from '../../modules/content/index.ts';
import type { Problems } from '../problem.ts';
import { typeOf, type ContentFolder } from './content-folder.ts';

/** A file of the database that may have to be made. */
export interface WantedFile {
  readonly name: string;
  readonly type: string;
  readonly make: () => Promise<Uint8Array>;
}

/** How pictures are made: another number where that changes, so that they are made anew. */
const recipe = 3;

/** Bytes for each pixel below which a WebP is shown as it came: ours have half of that. */
const denseWebp = 1 / 16;

/** The largest picture that is taken: a camera's, and no more memory than a server has. */
const mostPixels = 120_000_000;

const chromaSubsampling = '4:2:0';

const [small, large] = pictureWidths;

/**
 * Quality and effort of the files of a picture: AVIF in both widths, and one WebP for browsers without it and for what reads links.
 * More effort at 1200 px saves a seventh of the bytes of the few pictures that are looked at large, and takes two and a half times
 * as long.
 */
const kinds = [
  {
    width: small,
    format: 'avif',
    make: (picture: Sharp) => picture.avif({ quality: 52, effort: 1, chromaSubsampling }),
  },
  {
    width: large,
    format: 'avif',
    make: (picture: Sharp) => picture.avif({ quality: 48, effort: 0, chromaSubsampling }),
  },
  { width: large, format: 'webp', make: (picture: Sharp) => picture.webp({ quality: 72, effort: 2 }) },
] as const;

const nameOf = (bytes: Uint8Array, more = ''): string =>
  createHash('sha256').update(bytes).update(more).digest('hex').slice(0, 24);

const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
};

interface Decoded {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** Pictures that are looked into at the same time. */
const readAtOnce = 4;

/** Pictures whose pixels are kept at a time: some three megabytes each, and the files of one are made one after the other. */
const keptDecoded = 4;

/** Decodes a picture once for all files that are made of it; of the pictures before only the last few are kept. */
const createDecoder = () => {
  const kept = new Map<string, Promise<Decoded>>();
  return (name: string, decode: () => Promise<Decoded>): Promise<Decoded> => {
    const pixels = kept.get(name) ?? decode();
    kept.set(name, pixels);
    for (const oldest of [...kept.keys()].slice(0, -keptDecoded)) kept.delete(oldest);
    return pixels;
  };
};

/** Whether a picture is already what would be made of it as WebP: small, upright, still, and with nothing about where it was taken. */
const isReadyWebp = (about: Metadata, size: number): boolean =>
  about.format === 'webp' &&
  about.width <= large &&
  size <= about.width * about.height * denseWebp &&
  (about.pages ?? 1) === 1 &&
  [about.orientation, about.exif, about.xmp, about.icc, about.iptc].every((more) => more === undefined);

/** A picture with its files: upright, without metadata, in each width and both formats. */
const readPicture = async (
  path: string,
  decoded: ReturnType<typeof createDecoder>,
): Promise<{ readonly stored: StoredPicture; readonly files: readonly WantedFile[] }> => {
  const sharp = await loadSharp();
  const bytes = await readFile(path);
  const open = (): Sharp =>
    sharp(bytes, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' }).autoOrient();
  const about = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  const { autoOrient } = about;
  // Only who decodes a picture knows that it is whole.
  await open().resize({ width: 16 }).raw().toBuffer();
  const widest = Math.min(autoOrient.width, large);
  const name = nameOf(bytes, `${recipe}`);
  const decode = (): Promise<Decoded> =>
    open().resize({ width: large, withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true });
  const asItIs = isReadyWebp(about, bytes.length);
  const files = kinds.map(({ width, format, make }) => ({
    name: `${name}-${width}.${format}`,
    type: `image/${format}`,
    make: async () => {
      if (asItIs && format === 'webp') return readFile(path);
      const { data, info } = await decoded(name, decode);
      const { width: across, height: down, channels } = info;
      const made = make(
        sharp(data, { raw: { width: across, height: down, channels } }).resize({
          width,
          withoutEnlargement: true,
        }),
      );
      return new Uint8Array(await made.toBuffer());
    },
  }));
  const height = Math.round((autoOrient.height * widest) / autoOrient.width);
  return { stored: { name, width: widest, height }, files };
};

/** The files of a content folder by their paths, once all of them are read. */
export interface ContentFiles {
  readonly picture: (path: string) => StoredPicture;
  readonly file: (path: string) => StoredFile;
  /** All that must be in the database for this content to be shown. */
  readonly wanted: readonly WantedFile[];
}

const known = <Value>(map: ReadonlyMap<string, Value>, path: string): Value => {
  const value = map.get(path);
  if (value === undefined) throw new Error(`${path} was not read.`);
  return value;
};

/** Reads pictures whole, so that what is broken is told before anything is stored, and other files as they are. */
export const readFiles = async (
  { root }: Pick<ContentFolder, 'root'>,
  { pictures, files }: { readonly pictures: Iterable<string>; readonly files: Iterable<string> },
  problems: Problems,
): Promise<ContentFiles> => {
  const decoded = createDecoder();
  const readPictures = new Map<string, StoredPicture>();
  const readOthers = new Map<string, StoredFile>();
  const wanted = new Map<string, WantedFile>();
  const unique = new Set(pictures);
  const waiting = unique.values();
  const readNext = async (): Promise<void> => {
    for (const path of waiting) {
      try {
        const { stored, files: made } = await readPicture(join(root, path), decoded);
        readPictures.set(path, stored);
        for (const file of made) wanted.set(file.name, file);
      } catch {
        // Named below, in the order of the content.
      }
    }
  };
  await Promise.all(Array.from({ length: readAtOnce }, readNext));
  for (const path of unique) {
    if (!readPictures.has(path))
      problems.add(`content/${path}`, 1, 1, 'a picture that can be read (a HEIC of a phone: saved as JPEG)');
  }
  for (const path of new Set(files)) {
    const bytes = await readFile(join(root, path));
    const name = `${nameOf(bytes)}${/\.\w+$/.exec(path.toLowerCase())?.[0] ?? ''}`;
    readOthers.set(path, { name, size: bytes.length });
    wanted.set(name, { name, type: typeOf(path), make: () => readFile(join(root, path)) });
  }
  return {
    picture: (path) => known(readPictures, path),
    file: (path) => known(readOthers, path),
    wanted: [...wanted.values()],
  };
};
