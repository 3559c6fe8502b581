import type { CountryDefinition } from '@caravan/country';
import { slugify } from '@caravan/i18n';
import type { Database } from '../../db/database.ts';
import { oneAhead } from '../../db/one-ahead.ts';
import { indexSearch } from '../../modules/catalogue/index.ts';
import type { CatalogueData, ProductFacts } from './catalogue-data.ts';
import {
  addNewProducts,
  countVersion,
  disableOthers,
  stageProducts,
  storeCategories,
  storeFacts,
  storeRegions,
  storeTexts,
  type StagedProduct,
  type StoredText,
} from './catalogue-repository.ts';
import { inBatches } from '../in-batches.ts';

/** Rows that are sent by one statement: products, and their words, of which each has some kilobytes. */
const atOnce = { products: 2000, words: 500 };

/** How a catalogue is loaded. */
export interface LoadOptions {
  /** Sets the stock of known products, too. */
  readonly stock?: boolean;
  readonly at: Date;
}

const storeWords = async (
  database: Database,
  { val, languages }: CountryDefinition,
  { rank, words }: CatalogueData,
): Promise<void> => {
  const ahead = oneAhead();
  /* oxlint-disable eslint/no-await-in-loop -- a part at a time is the limit of what is held and sent */
  for (const language of languages) {
    for await (const some of inBatches(words(language), atOnce.words)) {
      const texts = some.map((own): StoredText => ({
        ...own,
        slug: slugify(own.name),
        rank: rank(language, own.code),
      }));
      await ahead.begin(() => storeTexts(database, val, language, texts));
    }
  }
  await ahead.end();
  /* oxlint-enable eslint/no-await-in-loop */
};

/**
 * Puts a catalogue into the database in one transaction; run again it brings what is there up to date. The stock of known
 * products is kept unless `stock` is set. A product that is no longer in the files is kept for its orders but disabled. Products that
 * somebody may be buying are written last, only where they differ, and in the order of their ids: orders wait for that alone (SRV-17).
 */
export const loadCatalogue = (
  database: Database,
  country: CountryDefinition,
  data: CatalogueData,
  { stock = false, at }: LoadOptions,
): Promise<void> =>
  database.inTransaction(async (tx) => {
    const { val } = country;
    await storeRegions(tx, val, data);
    const categoryIds = await storeCategories(tx, val, data.categories);
    const staged = ({ category, ...facts }: ProductFacts): StagedProduct => ({
      ...facts,
      categoryId: categoryIds.get(category) ?? 0,
    });
    await stageProducts(database);
    for (let from = 0; from < data.products.length; from += atOnce.products)
      // oxlint-disable-next-line eslint/no-await-in-loop -- a part at a time is the limit of what is sent
      await stageProducts(database, data.products.slice(from, from + atOnce.products).map(staged));
    await addNewProducts(database, val);
    await storeWords(database, country, data);
    await countVersion(tx, val, at);
    await indexSearch(database, val, true);
    await storeFacts(database, val, { stock });
    await disableOthers(database, val);
  });
