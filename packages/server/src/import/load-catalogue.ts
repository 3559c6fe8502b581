import type { CountryDefinition } from '@caravan/country';
import { collator, slugify } from '@caravan/i18n';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Database, Db } from '../db/database.ts';
import {
  catalogueVersions,
  categories,
  districts,
  products,
  productTexts,
  provinces,
} from '../db/schema/index.ts';
import { indexSearch } from '../modules/catalogue/index-search.ts';
import type { CatalogueData, ProductFacts } from './catalogue-data.ts';

type Texts = typeof productTexts.$inferInsert;

/** Columns that take the value of the refused row. */
const excluded = (columns: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, sql.raw(`excluded.${column}`)]));

const factColumns = {
  categoryId: 'category_id',
  price: 'price',
  oldPrice: 'old_price',
  cc: 'cc',
  disabled: 'disabled',
  onceLimit: 'once_limit',
  dailyLimit: 'daily_limit',
  monthlyLimit: 'monthly_limit',
  popular: 'popular',
  promotion: 'promotion',
  discountable: 'discountable',
  gift: 'gift',
  picture: 'picture',
  background: 'background',
  position: 'position',
};
const textColumns = {
  name: 'name',
  slug: 'slug',
  description: 'description',
  usage: 'usage',
  ingredients: 'ingredients',
  rank: 'rank',
};

const loadRegions = async (tx: Db, country: string, { regions }: CatalogueData): Promise<void> => {
  if (regions.length === 0) return;
  const provinceRows = regions.map(({ id, names }) => ({ country, id, names }));
  const districtRows = regions.flatMap((region) =>
    region.districts.map(({ id, names, delivers }) => ({
      country,
      id,
      provinceId: region.id,
      names,
      delivers,
    })),
  );
  await tx
    .insert(provinces)
    .values(provinceRows)
    .onConflictDoUpdate({ target: [provinces.country, provinces.id], set: excluded({ names: 'names' }) });
  if (districtRows.length === 0) return;
  await tx
    .insert(districts)
    .values(districtRows)
    .onConflictDoUpdate({
      target: [districts.country, districts.id],
      set: excluded({ names: 'names', provinceId: 'province_id', delivers: 'delivers' }),
    });
};

/** Words of all products with their rank by name in each language; search does not know them yet. */
const textRows = (
  country: CountryDefinition,
  data: CatalogueData,
  ids: ReadonlyMap<string, number>,
): Texts[] =>
  country.languages.flatMap((language) => {
    const nameOf = (product: ProductFacts): string => product.words[language]?.name ?? product.code;
    const { compare } = collator(language);
    const sorted = data.products.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
    return sorted.flatMap((product, rank): Texts[] => {
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
    await loadRegions(tx, val, data);
    const categoryIds = new Map<string, number>();
    for (const { slug, names, picture, background, position } of data.categories) {
      const set = { names, picture, background, position };
      const [row] = await tx
        .insert(categories)
        .values({ ...set, country: val, slug })
        .onConflictDoUpdate({ target: [categories.country, categories.slug], set })
        .returning({ id: categories.id });
      if (row) categoryIds.set(slug, row.id);
    }
    const rows = data.products.map(({ words: _words, category, ...facts }) => ({
      ...facts,
      country: val,
      categoryId: categoryIds.get(category) ?? 0,
    }));
    if (rows.length > 0) {
      const stored = await tx
        .insert(products)
        .values(rows)
        .onConflictDoUpdate({
          target: [products.country, products.code],
          set: excluded(stock ? { ...factColumns, stock: 'stock', storeStock: 'store_stock' } : factColumns),
        })
        .returning({ id: products.id, code: products.code });
      const texts = textRows(country, data, new Map(stored.map(({ id, code }) => [code, id])));
      await tx
        .insert(productTexts)
        .values(texts)
        .onConflictDoUpdate({
          target: [productTexts.productId, productTexts.language],
          set: excluded(textColumns),
        });
    }
    const codes = rows.map(({ code }) => code);
    await tx
      .update(products)
      .set({ disabled: true, popular: false, promotion: false, gift: null })
      .where(and(eq(products.country, val), notInArray(products.code, codes)));
    await tx
      .insert(catalogueVersions)
      .values({ country: val, version: 1, importedAt: at })
      .onConflictDoUpdate({
        target: catalogueVersions.country,
        set: { version: sql`${catalogueVersions.version} + 1`, importedAt: at },
      });
    await indexSearch(database, val);
  });
