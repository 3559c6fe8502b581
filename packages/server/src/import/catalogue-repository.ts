import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import {
  catalogueVersions,
  categories,
  districts,
  products,
  productTexts,
  provinces,
} from '../db/schema/index.ts';
import type { CatalogueData, CategoryFacts } from './catalogue-data.ts';

/** A product's facts as they are stored. */
export type ProductInsert = typeof products.$inferInsert;
/** A product's words in one language as they are stored. */
export type TextInsert = typeof productTexts.$inferInsert;

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
  morePictures: 'more_pictures',
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

/** Stores regions and their districts. */
export const storeRegions = async (tx: Db, country: string, { regions }: CatalogueData): Promise<void> => {
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

/** Stores categories; gives their ids by slug. */
export const storeCategories = async (
  tx: Db,
  country: string,
  list: readonly CategoryFacts[],
): Promise<ReadonlyMap<string, number>> => {
  const ids = new Map<string, number>();
  for (const { slug, names, picture, background, position } of list) {
    const set = { names, picture, background, position };
    const [row] = await tx
      .insert(categories)
      .values({ ...set, country, slug })
      .onConflictDoUpdate({ target: [categories.country, categories.slug], set })
      .returning({ id: categories.id });
    if (row) ids.set(slug, row.id);
  }
  return ids;
};

/** Stores products, the stock of known ones only if it is asked for; gives their ids by code. */
export const storeProducts = async (
  tx: Db,
  rows: readonly ProductInsert[],
  { stock }: { readonly stock: boolean },
): Promise<ReadonlyMap<string, number>> => {
  const stored = await tx
    .insert(products)
    .values([...rows])
    .onConflictDoUpdate({
      target: [products.country, products.code],
      set: excluded(stock ? { ...factColumns, stock: 'stock', storeStock: 'store_stock' } : factColumns),
    })
    .returning({ id: products.id, code: products.code });
  return new Map(stored.map(({ id, code }) => [code, id]));
};

/** Stores the words of products; their search keys are left to the index. */
export const storeTexts = async (tx: Db, texts: readonly TextInsert[]): Promise<void> => {
  await tx
    .insert(productTexts)
    .values([...texts])
    .onConflictDoUpdate({
      target: [productTexts.productId, productTexts.language],
      set: excluded(textColumns),
    });
};

/** Takes all other products of a country off sale. */
export const disableOthers = async (tx: Db, country: string, codes: readonly string[]): Promise<void> => {
  await tx
    .update(products)
    .set({ disabled: true, popular: false, promotion: false, gift: null })
    .where(and(eq(products.country, country), notInArray(products.code, [...codes])));
};

/** Notes that a country's catalogue is another one now. */
export const countVersion = async (tx: Db, country: string, at: Date): Promise<void> => {
  await tx
    .insert(catalogueVersions)
    .values({ country, version: 1, importedAt: at })
    .onConflictDoUpdate({
      target: catalogueVersions.country,
      set: { version: sql`${catalogueVersions.version} + 1`, importedAt: at },
    });
};
