import { statement, type Database } from '../../db/database.ts';
import type { CategoryFacts, ProductWords, RegionFacts } from './catalogue-data.ts';

/** A product as the shop has it. Money in the smallest unit, `cc` in thousandths. */
export interface StoredProduct {
  readonly id: number;
  readonly code: string;
  readonly category: string;
  /** Of its category. */
  readonly category_position: number;
  readonly price: number;
  readonly old_price: number | null;
  readonly cc: number;
  readonly stock: number;
  readonly store_stock: Readonly<Record<string, number>>;
  readonly disabled: boolean;
  readonly once_limit: number | null;
  readonly daily_limit: number | null;
  readonly monthly_limit: number | null;
  readonly popular: boolean;
  readonly promotion: boolean;
  readonly discountable: boolean;
  readonly gift: number | null;
  readonly picture: string;
  readonly more_pictures: readonly string[];
  readonly background: string;
  readonly position: number;
}

/** A product's words in one language as the shop has them. */
export interface StoredWords extends ProductWords {
  readonly id: number;
  readonly code: string;
}

/** Rows that are read at once. */
const pageSize = 2000;

const readProducts = statement<StoredProduct>(
  'import_stored_products',
  `select p.id, p.code, c.slug as category, c.position as category_position, p.price::float8 as price, p.old_price::float8 as old_price,
          p.cc, p.stock, p.store_stock, p.disabled, p.once_limit, p.daily_limit, p.monthly_limit, p.popular, p.promotion,
          p.discountable, p.gift, p.picture, p.more_pictures, p.background, p.position
     from products p join categories c on c.id = p.category_id
    where p.country = $1 and p.id > $2 order by p.id limit $3`,
);

const readWords = statement<StoredWords>(
  'import_stored_words',
  `select p.id, p.code, t.name, t.description, t.usage, t.ingredients, t.notice, t.keywords
     from products p join product_texts t on t.product_id = p.id and t.language = $4
    where p.country = $1 and p.id > $2 order by p.id limit $3`,
);

const readWordsOf = statement<StoredWords>(
  'import_stored_words_of',
  `select p.id, p.code, t.name, t.description, t.usage, t.ingredients, t.notice, t.keywords
     from products p join product_texts t on t.product_id = p.id and t.language = $2
    where p.country = $1 and p.code = any($3::text[])`,
);

const readCategories = statement<CategoryFacts>(
  'import_stored_categories',
  'select slug, position, picture, background, names from categories where country = $1 order by position, id',
);

const readRegions = statement<RegionFacts>(
  'import_stored_regions',
  `select p.id, p.names, coalesce(
            (select jsonb_agg(jsonb_build_object('id', d.id, 'names', d.names, 'delivers', d.delivers) order by d.id)
               from districts d where d.country = p.country and d.province_id = p.id), '[]') as districts
     from provinces p where p.country = $1 order by p.id`,
);

const readSold = statement<{ code: string; sold: number }>(
  'import_sold_since',
  `select l.code, sum(l.quantity)::int as sold
     from orders o join order_lines l on l.order_id = o.id
    where o.country = $1 and o.placed_at > $2 group by l.code`,
);

async function* pagesOf<Row extends { readonly id: number }>(
  read: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after = 0; ;) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- each page begins where the last one ended
    const page = await read(after);
    const last = page.at(-1);
    if (!last) return;
    yield* page;
    after = last.id;
  }
}

/** All products of a country, off sale or on, in the order in which they came. */
export const storedProducts = (database: Database, country: string): AsyncGenerator<StoredProduct> =>
  pagesOf((after) => database.run(readProducts, [country, after, pageSize]));

/** The words of all products of a country in a language, in the same order. */
export const storedWords = (
  database: Database,
  country: string,
  language: string,
): AsyncGenerator<StoredWords> =>
  pagesOf((after) => database.run(readWords, [country, after, pageSize, language]));

/** The words in a language of products with these codes. */
export const storedWordsOf = (
  database: Database,
  country: string,
  language: string,
  codes: readonly string[],
): Promise<StoredWords[]> => database.run(readWordsOf, [country, language, codes]);

/** The categories of a country in their order. */
export const storedCategories = (database: Database, country: string): Promise<CategoryFacts[]> =>
  database.run(readCategories, [country]);

/** The regions of a country with their districts. */
export const storedRegions = (database: Database, country: string): Promise<RegionFacts[]> =>
  database.run(readRegions, [country]);

/** Units that were ordered after a moment, by product code. */
export const soldSince = async (
  database: Database,
  country: string,
  since: Date,
): Promise<ReadonlyMap<string, number>> =>
  new Map((await database.run(readSold, [country, since])).map(({ code, sold }) => [code, sold]));
