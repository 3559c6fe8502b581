import type { CountryDefinition } from '@caravan/country';
import type { Database } from '../db/database.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { createProblems, type Problem } from './problem.ts';
import { readCatalogue } from './read-catalogue.ts';

/** How much was loaded, or everything that was wrong, in which case nothing was. */
export type ImportResult =
  | { readonly ok: true; readonly products: number; readonly categories: number; readonly regions: number }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** How an import goes. */
export interface ImportOptions {
  /** Sets the stock of known products too; without it only new ones get theirs. */
  readonly stock?: boolean;
  /** Only reads and tells. */
  readonly dryRun?: boolean;
  readonly at?: Date;
}

/**
 * Loads a country's plain files (CTRY-7): `folder` holds `catalogue/` and `regions.yaml`. All is read and examined first;
 * then all is loaded, or nothing.
 */
export const importCatalogue = async (
  database: Database,
  country: CountryDefinition,
  folder: string,
  { stock = false, dryRun = false, at = new Date() }: ImportOptions = {},
): Promise<ImportResult> => {
  const problems = createProblems();
  const data = readCatalogue(country, folder, problems);
  if (problems.list.length > 0) return { ok: false, problems: problems.list };
  if (!dryRun) await loadCatalogue(database, country, data, { stock, at });
  const { products, categories, regions } = data;
  return { ok: true, products: products.length, categories: categories.length, regions: regions.length };
};
