import type {
  Certificate,
  CertificateCategory,
  ContentCategory,
  Download,
  Magazine,
  PrintedCatalogue,
} from '@caravan/contract';
import type { StoredFile } from '../edition.ts';
import { fileAddress, pictureAddress } from '../file-address.ts';
import { say, type Reading } from '../reading.ts';
import { categoriesOf, inCategory, newestFirst } from './dates-and-categories.ts';

const typeOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1] ?? '';

const fileIn = (files: Readonly<Record<string, StoredFile>>, language: string): StoredFile => {
  const file = files[language] ?? Object.values(files)[0];
  if (!file) throw new Error('The edition names a document without a file.');
  return file;
};

export const certificateCategories = (reading: Reading): CertificateCategory[] => {
  const { categories, items } = reading.edition.certificates;
  const shown = categoriesOf(reading, { categories, items: items.filter(reading.isShown) });
  return shown.map(({ id, slug, name }) => ({ id, slug, label: name }));
};

export const certificateViews = (reading: Reading, category: string | undefined): Certificate[] =>
  reading.edition.certificates.items
    .filter(reading.isShown)
    .filter(inCategory(category))
    .map(({ id, title, category: kind, file, photo }) => ({
      id,
      title: say(reading, title),
      category: kind,
      file: file === null ? pictureAddress(photo) : fileAddress(file),
      photo: pictureAddress(photo),
    }));

/** `stock` by product code. */
export const magazineViews = (reading: Reading, stock: ReadonlyMap<string, number>): Magazine[] =>
  reading.edition.magazines
    .filter(reading.isShown)
    .toSorted(newestFirst)
    .map(({ id, title, edition, code, date, cover, file }) => ({
      id,
      title: say(reading, title),
      edition,
      code: code !== null && stock.has(code) ? code : null,
      quantity: Math.max(0, stock.get(code ?? '') ?? 0),
      cover: pictureAddress(cover),
      file: fileAddress(fileIn(file, reading.language)),
      date,
    }));

export const downloadCategories = (reading: Reading): ContentCategory[] => {
  const { categories, items } = reading.edition.downloads;
  return categoriesOf(reading, { categories, items: items.filter(reading.isShown) });
};

export const downloadViews = (reading: Reading, category: string | undefined): Download[] =>
  reading.edition.downloads.items
    .filter(reading.isShown)
    .filter(inCategory(category))
    .map(({ id, title, category: kind, file: files }) => {
      const file = fileIn(files, reading.language);
      return {
        id,
        title: say(reading, title),
        category: kind,
        file: fileAddress(file),
        type: typeOf(file.name),
        size: file.size,
      };
    });

export const catalogueViews = (reading: Reading): PrintedCatalogue[] =>
  reading.edition.catalogues.filter(reading.isShown).map(({ id, title, cover, file, pages }) => ({
    id,
    title: say(reading, title),
    cover: pictureAddress(cover),
    file: fileAddress(fileIn(file, reading.language)),
    pages: pages.map(pictureAddress),
  }));
