import type { CountryDefinition } from '@caravan/country';
import { collator, slugify } from '@caravan/i18n';
import type { Database } from '../db/database.ts';
import { indexSearch } from '../modules/catalogue/index.ts';
import type { CatalogueData, ProductFacts } from './catalogue-data.ts';
import {
  countVersion,
  disableOthers,
  storeCategories,
  storeProducts,
  storeRegions,
  storeTexts,
  type TextInsert,
} from './catalogue-repository.ts';

/** Words of all products with their rank by name in each language; search does not know them yet. */
const textRows = (
  country: CountryDefinition,
  data: CatalogueData,
  ids: ReadonlyMap<string, number>,
): TextInsert[] =>
  country.languages.flatMap((language) => {
    const nameOf = (product: ProductFacts): string => product.words[language]?.name ?? product.code;
    const { compare } = collator(language);
    const sorted = data.products.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
    return sorted.flatMap((product, rank): TextInsert[] => {
      const productId = ids.get(product.code);
      const words = product.words[language];
      if (productId === undefined || !words) return [];
      return [
        { ...words, productId, language, country: country.val, slug: slugify(words.name), rank, keys: [] },
      ];
    });
  });

/**
 * Puts a catalogue into the database in one transaction; run again it brings what is there up to date. The stock of known
 * products is kept unless `stock` is set. A product that is no longer in the files is kept for its orders but disabled.
 */
export const loadCatalogue = (
  database: Database,
  country: CountryDefinition,
  data: CatalogueData,
  { stock = false, at }: { readonly stock?: boolean; readonly at: Date },
): Promise<void> =>
  database.inTransaction(async (tx) => {
    const { val } = country;
    await storeRegions(tx, val, data);
    const categoryIds = await storeCategories(tx, val, data.categories);
    const rows = data.products.map(({ words: _words, category, morePictures, ...facts }) => ({
      ...facts,
      morePictures: [...morePictures],
      country: val,
      categoryId: categoryIds.get(category) ?? 0,
    }));
    if (rows.length > 0) {
      const ids = await storeProducts(tx, rows, { stock });
      await storeTexts(tx, textRows(country, data, ids));
    }
    await disableOthers(
      tx,
      val,
      rows.map(({ code }) => code),
    );
    await countVersion(tx, val, at);
    await indexSearch(database, val);
  });
