import type { CountryDefinition } from '@caravan/country';
import type { Database } from '../../db/database.ts';
import type { CatalogueData } from './catalogue-data.ts';
import { compareCatalogue, type CatalogueChanges } from './compare-catalogue.ts';
import { codesOnSale } from './catalogue-repository.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { examinePictures } from './picture-files.ts';
import { createProblems, type Problem, type Problems } from '../problem.ts';
import { readCatalogue } from './read-catalogue.ts';
import { soldSince, storedProducts } from './stored-catalogue-repository.ts';

/** How much was loaded, or everything that was wrong, in which case nothing was. */
export type ImportResult =
  | {
      readonly ok: true;
      readonly products: number;
      readonly categories: number;
      readonly regions: number;
      /** Codes of products that were on sale and are in the files no more. */
      readonly removed: readonly string[];
      /** Only if it was asked for. */
      readonly changes?: CatalogueChanges;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** How an import goes. */
export interface ImportOptions {
  /** Sets the stock of known products too; without it only new ones get theirs. */
  readonly stock?: boolean;
  /** Takes products off sale that are not in the files; without it files that lack some are refused (SRV-17). */
  readonly remove?: boolean;
  /** Only reads and tells. */
  readonly dryRun?: boolean;
  readonly at?: Date;
  /** Compares with what the shop has first, and tells what changes. */
  readonly compare?: boolean;
  /** The folder with the files of pictures: those that it lacks are problems. Without it nobody looks. */
  readonly pictures?: string;
  /** Refuses to set the stock of products of which units were ordered after this moment. */
  readonly keepSold?: Date;
}

/** Notes known products whose stock the files would set though units of theirs were sold meanwhile. */
const examineSold = async (
  database: Database,
  country: string,
  { products }: CatalogueData,
  since: Date,
  problems: Problems,
): Promise<void> => {
  const sold = await soldSince(database, country, since);
  const wanted = new Map(products.map((product) => [product.code, product]));
  for await (const stored of storedProducts(database, country)) {
    const product = wanted.get(stored.code);
    const units = sold.get(stored.code);
    if (!product || units === undefined || product.stock === stored.stock) continue;
    problems.add(
      'catalogue/products.csv',
      1,
      1,
      `stock of ${stored.code}: ${stored.stock}, for ${units} were sold since it was last set, not ${product.stock} (--overwrite-sold writes over it)`,
    );
  }
};

/** Codes that are named. */
const mostNamed = 20;

/** `100, 200 … and 5 more`. */
export const someOf = (codes: readonly string[]): string =>
  codes.slice(0, mostNamed).join(', ') +
  (codes.length > mostNamed ? ` … and ${codes.length - mostNamed} more` : '');

/**
 * Loads a country's plain files (CTRY-7): `folder` holds `catalogue/` and `regions.yaml`. All is read and examined first;
 * then all is loaded, or nothing.
 */
export const importCatalogue = async (
  database: Database,
  country: CountryDefinition,
  folder: string,
  {
    stock = false,
    remove = false,
    dryRun = false,
    at = new Date(),
    compare = false,
    pictures,
    keepSold,
  }: ImportOptions = {},
): Promise<ImportResult> => {
  const problems = createProblems();
  const data = await readCatalogue(country, folder, problems);
  if (problems.list.length === 0 && pictures !== undefined) examinePictures(data, pictures, problems);
  if (problems.list.length === 0 && stock && keepSold)
    await examineSold(database, country.val, data, keepSold, problems);
  if (problems.list.length > 0) return { ok: false, problems: problems.list };
  const codes = new Set(data.products.map(({ code }) => code));
  const removed = (await codesOnSale(database, country.val)).filter((code) => !codes.has(code));
  if (removed.length > 0 && !remove && !dryRun) {
    problems.add(
      'catalogue/products.csv',
      1,
      1,
      `a row for ${removed.length} products that are on sale: ${someOf(removed)} (--remove takes them off sale)`,
    );
    return { ok: false, problems: problems.list };
  }
  const changes = compare ? await compareCatalogue(database, country, data, { stock }) : undefined;
  if (!dryRun) await loadCatalogue(database, country, data, { stock, at });
  const { products, categories, regions } = data;
  return {
    ok: true,
    products: products.length,
    categories: categories.length,
    regions: regions.length,
    removed,
    ...(changes && { changes }),
  };
};
