import { sql } from 'drizzle-orm';
import { statement, type Database, type Db } from '../../db/database.ts';
import { catalogueVersions, categories, districts, provinces } from '../../db/schema/index.ts';
import type { CatalogueData, CategoryFacts, ProductFacts, ProductWords } from './catalogue-data.ts';

/** A product's facts as they are stored. */
export type StagedProduct = Omit<ProductFacts, 'category'> & { readonly categoryId: number };

/** A product's words in one language as they are stored. */
export interface StoredText extends ProductWords {
  readonly code: string;
  readonly slug: string;
  /** Its place in the order of names. */
  readonly rank: number;
}

/** Columns that take the value of the refused row. */
const excluded = (columns: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, sql.raw(`excluded.${column}`)]));

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

/** Columns of a product by the fields of its facts, and their types. */
const facts: readonly (readonly [field: keyof StagedProduct, column: string, type: string])[] = [
  ['code', 'code', 'text'],
  ['categoryId', 'category_id', 'integer'],
  ['price', 'price', 'bigint'],
  ['oldPrice', 'old_price', 'bigint'],
  ['cc', 'cc', 'integer'],
  ['stock', 'stock', 'integer'],
  ['storeStock', 'store_stock', 'jsonb'],
  ['disabled', 'disabled', 'boolean'],
  ['onceLimit', 'once_limit', 'integer'],
  ['dailyLimit', 'daily_limit', 'integer'],
  ['monthlyLimit', 'monthly_limit', 'integer'],
  ['popular', 'popular', 'boolean'],
  ['promotion', 'promotion', 'boolean'],
  ['discountable', 'discountable', 'boolean'],
  ['gift', 'gift', 'integer'],
  ['picture', 'picture', 'text'],
  ['morePictures', 'more_pictures', 'text[]'],
  ['background', 'background', 'text'],
  ['position', 'position', 'integer'],
];
const columns = facts.map(([, column]) => column);
const units: ReadonlySet<string> = new Set(['stock', 'store_stock']);

const makeStage = `create temp table staged_products on commit drop as select ${columns.join(', ')} from products with no data`;
const fillStage = `insert into staged_products (${columns.join(', ')})
  select ${facts.map(([field]) => `f."${field}"`).join(', ')}
    from json_to_recordset($1::json) as f (${facts.map(([field, , type]) => `"${field}" ${type}`).join(', ')})`;

/** Puts products where they are compared with what is there; without any it makes the place, which ends with the transaction. */
export const stageProducts = async (
  database: Database,
  products?: readonly StagedProduct[],
): Promise<void> => {
  if (products) await database.executeSql(fillStage, [JSON.stringify(products)]);
  else await database.executeSql(`drop table if exists staged_products; ${makeStage}`);
};

/** Adds the staged products that the country did not have: nobody can buy them before the transaction ends. */
export const addNewProducts = async (database: Database, country: string): Promise<void> => {
  await database.executeSql('analyze staged_products');
  await database.executeSql(
    `insert into products (country, ${columns.join(', ')})
       select $1, ${columns.join(', ')} from staged_products s
        where not exists (select from products p where p.country = $1 and p.code = s.code) order by s.position`,
    [country],
  );
};

/** Brings the facts of the known products up to date where the staged ones differ, in the order of their ids; the stock only if it is asked for. */
export const storeFacts = async (
  database: Database,
  country: string,
  { stock }: { readonly stock: boolean },
): Promise<void> => {
  const written = columns.filter((column) => column !== 'code' && (stock || !units.has(column)));
  await database.executeSql(
    `with changed as materialized (
       select p.id, ${written.map((column) => `s.${column}`).join(', ')}
         from products p join staged_products s on s.code = p.code
        where p.country = $1
          and (${written.map((column) => `p.${column}`).join(', ')}) is distinct from (${written.map((column) => `s.${column}`).join(', ')})
        order by p.id for no key update of p)
     update products p set ${written.map((column) => `${column} = changed.${column}`).join(', ')} from changed where p.id = changed.id`,
    [country],
  );
};

/**
 * Stores words of products in a language; the words by which search finds them are left to the index. Each product is looked up by
 * its code: the planner knows nothing yet of products that this transaction added, and would read them all for every part.
 */
export const storeTexts = async (
  database: Database,
  country: string,
  language: string,
  texts: readonly StoredText[],
): Promise<void> => {
  await database.executeSql(
    `insert into product_texts as t (product_id, language, country, name, slug, description, usage, ingredients, notice, keywords, rank)
       select p.id, $2, $1, r.name, r.slug, r.description, r.usage, r.ingredients, r.notice, r.keywords, r.rank
         from json_to_recordset($3::json) as r (code text, name text, slug text, description text, usage text, ingredients text,
                                                  notice text, keywords text, rank integer)
        cross join lateral (select id from products where country = $1 and code = r.code limit 1) p order by p.id
     on conflict (product_id, language) do update
        set name = excluded.name, slug = excluded.slug, description = excluded.description, usage = excluded.usage,
            ingredients = excluded.ingredients, notice = excluded.notice, keywords = excluded.keywords, rank = excluded.rank
      where (t.name, t.slug, t.description, t.usage, t.ingredients, t.notice, t.keywords, t.rank)
            is distinct from (excluded.name, excluded.slug, excluded.description, excluded.usage, excluded.ingredients, excluded.notice,
                              excluded.keywords, excluded.rank)`,
    [country, language, JSON.stringify(texts)],
  );
};

/** Takes all products of a country off sale that were not staged. */
export const disableOthers = async (database: Database, country: string): Promise<void> => {
  await database.executeSql(
    `update products set disabled = true, popular = false, promotion = false, gift = null
      where id in (select id from products p
                    where p.country = $1 and (not p.disabled or p.popular or p.promotion or p.gift is not null)
                      and not exists (select from staged_products s where s.code = p.code) order by id for no key update)`,
    [country],
  );
};

const readOnSale = statement<{ code: string }>(
  'import_catalogue_on_sale',
  'select code from products where country = $1 and not disabled order by position, id',
);

/** Codes of a country's products that are on sale, in the shop's order. */
export const codesOnSale = async (database: Database, country: string): Promise<string[]> =>
  (await database.run(readOnSale, [country])).map(({ code }) => code);

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
