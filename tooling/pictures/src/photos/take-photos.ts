import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { parseYaml, readRows, readText, readYaml } from '../country-files.ts';
import { isRecord, wordsOf } from '../description.ts';
import { filesOf } from '../draw-country.ts';
import { productWidths, sceneFiles, tileWidths } from '../draw-product.ts';
import { bothAt, type File } from '../encode.ts';
import { heroForms } from '../hero.ts';
import { encodePhotograph, readPhotograph, type Photograph } from './encode-photograph.ts';
import { markPhotograph } from './mark-photograph.ts';

/** Photographs that cannot be taken: each with its file, what was found and what is expected. */
export class WrongPhotos extends Error {
  override readonly name = 'WrongPhotos';
}

/** A photograph that was taken. */
export interface Taken {
  readonly picture: string;
  readonly files: number;
  readonly bytes: number;
  /** Pixels of its longer side. */
  readonly size: number;
}

const readable = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff', '.heic', '.heif'];
/** Files of a picture that nothing names yet: it may become the first of a product. */
const firstFiles = bothAt(productWidths);

/** What a country's files say of its pictures. */
interface Known {
  readonly text: string;
  readonly entries: Readonly<Record<string, unknown>>;
  readonly pictureOfCode: ReadonlyMap<string, string>;
  readonly categories: ReadonlySet<string>;
  readonly further: ReadonlySet<string>;
}

const readKnown = async (app: string): Promise<Known> => {
  if (!existsSync(join(app, 'catalogue')))
    throw new WrongPhotos(`${app} has no catalogue: name a folder of apps, such as kg`);
  const [text, rows, categories] = await Promise.all([
    readText(app, 'catalogue/pictures.yaml'),
    readRows(app, 'catalogue/products.csv'),
    readYaml(app, 'catalogue/categories.yaml'),
  ]);
  const entries = parseYaml(text, 'catalogue/pictures.yaml');
  const first = new Set(rows.map(({ picture = '' }) => picture));
  return {
    text,
    entries: isRecord(entries) ? entries : {},
    pictureOfCode: new Map(rows.map(({ code = '', picture = '' }) => [code, picture])),
    categories: new Set(
      Array.isArray(categories)
        ? categories.map((one) => (isRecord(one) ? wordsOf(one['picture']) : ''))
        : [],
    ),
    further: new Set(
      rows
        .flatMap(({ morePictures = '' }) => morePictures.split(' '))
        .filter((name) => name !== '' && !first.has(name)),
    ),
  };
};

/** The files that were named, and those of folders that were. */
const filesIn = async (paths: readonly string[]): Promise<string[]> => {
  const lists = paths.map(async (path) => {
    const found = await stat(path).catch(() => null);
    if (!found) throw new WrongPhotos(`${path}: there is no such file or folder`);
    if (!found.isDirectory()) return [path];
    const names = (await readdir(path))
      .filter((name) => readable.includes(extname(name).toLowerCase()))
      .toSorted();
    if (names.length === 0)
      throw new WrongPhotos(`${path}: has no photograph in it (${readable.join(', ')})`);
    return names.map((name) => join(path, name));
  });
  return (await Promise.all(lists)).flat();
};

const whyUnreadable = (file: string): string =>
  /\.hei[cf]$/i.test(file)
    ? 'HEIC cannot be read on this machine: save it as JPEG'
    : 'expected a whole JPEG, PNG, WebP, AVIF or TIFF, found something else';

/** Which picture a file is for: `hero`, one by its name or by its product's code; a new one if that is allowed. */
const pictureFor = (file: string, known: Known, isNew: boolean): string => {
  const name = basename(file, extname(file)).toLowerCase();
  const picture = known.pictureOfCode.get(name) ?? name;
  if (picture === 'hero' || picture in known.entries) return picture;
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name))
    throw new WrongPhotos(`${file}: expected a name of small letters, digits and hyphens, found "${name}"`);
  if (isNew) return name;
  throw new WrongPhotos(
    `${file}: expected the name of a picture of catalogue/pictures.yaml, the code of a product, or hero, found "${name}" (--new makes a new picture of it)`,
  );
};

const productFiles = (picture: string, { categories, further }: Known): readonly File[] =>
  categories.has(picture) ? bothAt(tileWidths) : further.has(picture) ? sceneFiles : firstFiles;

interface Found {
  readonly picture: string;
  readonly photograph: Photograph;
  readonly size: number;
}

const look = async (file: string, known: Known, isNew: boolean): Promise<Found> => {
  const picture = pictureFor(file, known, isNew);
  const entry = known.entries[picture];
  const ground = isRecord(entry) ? wordsOf(entry['background'], '#ffffff') : '#ffffff';
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => {
      throw new WrongPhotos(`${file}: ${whyUnreadable(file)}`);
    });
  const photograph = await readPhotograph(file, ground).catch(() => {
    throw new WrongPhotos(`${file}: ${whyUnreadable(file)}`);
  });
  return { picture, photograph, size: Math.max(width, height) };
};

const takeHero = async (app: string, media: string, photograph: Photograph): Promise<number> => {
  const { wide, phone } = heroForms;
  const cut = (form: { readonly width: number; readonly height: number }) => (width: number) => ({
    height: Math.round((width * form.height) / form.width),
    fit: 'cover' as const,
  });
  const target = join(media, 'hero/hero');
  const bytes =
    (await encodePhotograph(photograph, bothAt([wide.width, 800]), target, cut(wide))) +
    (await encodePhotograph(photograph, bothAt([phone.width, 400]), `${target}-phone`, cut(phone)));
  const file = join(app, 'catalogue/hero.yaml');
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (!/^photograph: true$/m.test(text))
    await writeFile(file, `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}photograph: true\n`);
  return bytes;
};

/**
 * Takes photographs into a country app: each in all sizes and formats that pages ask for, upright, whole on a square of the colour of
 * its edge, without what the camera noted; `pictures.yaml` says that they are photographs, so that they are never drawn over. A file
 * is called after its picture or its product's code; `hero` is the first picture of the home page. All are looked at before one is
 * written. Throws `WrongPhotos` with all that is wrong.
 */
export const takePhotos = async (
  app: string,
  val: string,
  paths: readonly string[],
  { isNew = false }: { readonly isNew?: boolean } = {},
): Promise<readonly Taken[]> => {
  const known = await readKnown(app);
  const files = await filesIn(paths);
  const looked = await Promise.allSettled(files.map((file) => look(file, known, isNew)));
  const faults = looked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  for (const fault of faults) if (!(fault instanceof WrongPhotos)) throw fault;
  const found = looked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const names = found.map(({ picture }) => picture);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (faults.length + twice.length > 0)
    throw new WrongPhotos(
      [
        ...faults.map(({ message }) => String(message)),
        ...twice.map((name) => `${name}: expected one photograph, found two`),
      ].join('\n'),
    );
  const media = join(app, 'public/media', val);
  let { text } = known;
  const taken: Taken[] = [];
  /* oxlint-disable eslint/no-await-in-loop -- one photograph at a time is held in all its sizes */
  for (const { picture, photograph, size } of found) {
    if (picture === 'hero') {
      taken.push({ picture, files: 8, bytes: await takeHero(app, media, photograph), size });
      continue;
    }
    const target = join(media, 'products', picture);
    const wanted = productFiles(picture, known);
    for (const old of filesOf(picture)) await rm(join(media, 'products', old), { force: true });
    const bytes = await encodePhotograph(photograph, wanted, target);
    text = markPhotograph(text, picture, photograph.background);
    await writeFile(join(app, 'catalogue/pictures.yaml'), text);
    taken.push({ picture, files: wanted.length, bytes, size });
  }
  /* oxlint-enable eslint/no-await-in-loop */
  return taken;
};
