import { createHash } from 'node:crypto';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import type { ProductDetailsRow, ProductRow } from './product-row.ts';
import type { WordKeys } from './search-keys.ts';
import {
  countProducts,
  countMatches,
  selectByCodes,
  selectProduct,
  selectProducts,
  selectRelated,
  type Sql,
} from './selection-repository.ts';
import type { Selection } from './selection.ts';
import type { Shopper } from './shopper.ts';
import { ttlCache } from './ttl-cache.ts';

/** A category with the number of its products. */
export interface CategoryRow {
  id: number;
  slug: string;
  names: Record<string, string>;
  picture: string;
  background: string;
  products: number;
}

/** Numbers of products that a search finds. */
export interface MatchCounts {
  shown: number;
  any: number;
}

/** The country's products and categories, as the database holds them. */
export interface CatalogueRepository {
  list(selection: Selection, shopper: Shopper): Promise<ProductRow[]>;
  /** How many there are; may be `freshness` old. */
  count(selection: Selection, store: number | null): Promise<number>;
  /** How many products have all of the words in the language shown, and in any; may be `freshness` old. */
  matchCounts(language: string, words: readonly WordKeys[]): Promise<MatchCounts>;
  byCodes(language: string, codes: readonly string[], shopper: Shopper): Promise<ProductRow[]>;
  find(language: string, id: number, shopper: Shopper): Promise<ProductDetailsRow | undefined>;
  related(language: string, of: ProductDetailsRow, shopper: Shopper, limit: number): Promise<ProductRow[]>;
  /** Those that have products, in the shop's order. */
  categories(): Promise<CategoryRow[]>;
}

/** Milliseconds for which counts may be old. */
const freshness = 3000;

const listCategories = statement<CategoryRow>(
  'catalogue_categories',
  `select c.id, c.slug, c.names, c.picture, c.background, n.products
     from categories c
     join (select category_id, count(*)::int as products from products where country = $1 group by category_id) n
       on n.category_id = c.id
    where c.country = $1 order by c.position, c.id`,
);

/** Products in the database. Selections of one shape share one prepared statement. */
export const createCatalogueRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): CatalogueRepository => {
  /** Name of each text. */
  const prepared = new Map<string, string>();
  const counts = ttlCache<number>(freshness);
  const matches = ttlCache<MatchCounts>(freshness);
  const categories = ttlCache<CategoryRow[]>(freshness);
  const run = <Row extends object>({ text, values }: Sql): Promise<Row[]> => {
    let found = prepared.get(text);
    if (!found)
      prepared.set(
        text,
        (found = `catalogue_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`),
      );
    return database.run<Row>({ name: found, text }, values);
  };
  return {
    list: (selection, shopper) => run<ProductRow>(selectProducts(val, selection, shopper)),
    count(selection, store) {
      const counting = countProducts(val, selection, store);
      return counts(
        JSON.stringify(counting),
        async () => (await run<{ count: number }>(counting))[0]?.count ?? 0,
      );
    },
    matchCounts(language, words) {
      const counting = countMatches(val, language, words);
      return matches(
        JSON.stringify(counting.values),
        async () => (await run<MatchCounts>(counting))[0] ?? { shown: 0, any: 0 },
      );
    },
    byCodes: (language, codes, shopper) => run<ProductRow>(selectByCodes(val, language, codes, shopper)),
    async find(language, id, shopper) {
      const [row] = await run<ProductDetailsRow>(selectProduct(val, language, id, shopper));
      return row;
    },
    related: (language, of, shopper, limit) =>
      run<ProductRow>(selectRelated(val, language, of, shopper, limit)),
    categories: () => categories('', () => database.run(listCategories, [val])),
  };
};
