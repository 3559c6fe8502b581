import { createHash } from 'node:crypto';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import type { ProductDetailsRow, ProductRow } from './product-row.ts';
import {
  countBefore,
  countProducts,
  keyEvery,
  selectByCodes,
  selectByIds,
  selectKeys,
  selectProducts,
  type OrderKey,
} from './selection-repository.ts';
import { selectProduct } from './product-page-repository.ts';
import type { Sql } from './sql-parts.ts';
import { isFiltered, partFrom, type Selection } from './selection.ts';
import { createShopOrder } from './shop-order.ts';
import type { Shopper } from './shopper.ts';
import { ttlCache } from '../../db/ttl-cache.ts';

/** A category with the number of its products. */
export interface CategoryRow {
  id: number;
  slug: string;
  names: Record<string, string>;
  picture: string;
  background: string;
  products: number;
}

/** A product with its page's words, and the cards below it. */
export interface FoundProduct {
  readonly product: ProductDetailsRow;
  readonly related: readonly ProductRow[];
}

/** The country's products and categories, as the database holds them. */
export interface CatalogueRepository {
  list(selection: Selection, shopper: Shopper): Promise<ProductRow[]>;
  /** How many there are; may be `freshness` old. */
  count(selection: Selection, store: number | null): Promise<number>;
  byCodes(language: string, codes: readonly string[], shopper: Shopper): Promise<ProductRow[]>;
  /** A product, and so many others of its category that can be bought, in the shop's order. */
  find(language: string, id: number, shopper: Shopper, related: number): Promise<FoundProduct | undefined>;
  /** Those that have products, in the shop's order. */
  categories(): Promise<CategoryRow[]>;
}

/** What is remembered is that of one version of the data (SRV-18). Milliseconds for which counts may be old, since units are sold; those of many products, which change by little, for longer. */
const freshness = 3000;
const freshnessOfMany = 60_000;
const many = 10_000;
/** Milliseconds for which the places in a long list may be old. */
const freshnessOfKeys = 60_000;

const listCategories = statement<CategoryRow>(
  'catalogue_categories',
  `select c.id, c.slug, c.names, c.picture, c.background, n.products
     from categories c
     join (select category_id, count(*)::int as products from products where country = $1 group by category_id) n
       on n.category_id = c.id
    where c.country = $1 order by c.position, c.id`,
);

/** Products in the database. Selections of one shape share one prepared statement. */
export const createCatalogueRepository = (
  context: Pick<CountryContext, 'country' | 'database' | 'dataVersion'>,
): CatalogueRepository => {
  const {
    country: { val },
    database,
    dataVersion,
  } = context;
  const shopOrder = createShopOrder(context);
  /** Name of each text. */
  const prepared = new Map<string, string>();
  const counts = ttlCache<number>((count) => (count < many ? freshness : freshnessOfMany));
  const keys = ttlCache<OrderKey[]>(freshnessOfKeys, 200);
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
  const keysOf = async (selection: Selection, store: number | null) => {
    const { limit: _limit, offset: _offset, ...list } = selection;
    return keys(JSON.stringify([await dataVersion(), list, store]), () =>
      run<OrderKey>(selectKeys(val, selection, store)),
    );
  };
  /** The last remembered place before a selection's offset, and how far behind it that is. */
  const startOf = async (selection: Selection, store: number | null) => {
    const { offset } = selection;
    if (offset < keyEvery || selection.search) return { offset };
    const found = await keysOf(selection, store);
    const at = Math.min(found.length, Math.floor(offset / keyEvery));
    const after = found[at - 1];
    return after ? { offset: offset - at * keyEvery, after } : { offset };
  };
  const countAll = async (selection: Selection, store: number | null): Promise<number> => {
    const counting = countProducts(val, selection, store);
    return counts(
      JSON.stringify([await dataVersion(), counting]),
      async () => (await run<{ count: number }>(counting))[0]?.count ?? 0,
    );
  };
  /** What begins at a price in a long list is counted from the remembered place before that price: at most `keyEvery` rows are read. */
  const count = async (selection: Selection, store: number | null): Promise<number> => {
    const part = partFrom(selection);
    const all = part && (await countAll(part.whole, store));
    if (!part || !all || all < many) return countAll(selection, store);
    const found = await keysOf(part.whole, store);
    const after = found.findLastIndex(({ by }) => by < part.from);
    const [row] = await run<{ before: number }>(countBefore(val, part.whole, store, part.from, found[after]));
    return Math.max(0, all - (after + 1) * keyEvery - (row?.before ?? 0));
  };
  /** Which products a page of a search shows, where that is known without the database. */
  const pageOf = async (selection: Selection): Promise<number[] | null> => {
    const { search, sort, limit, offset } = selection;
    if (!search || sort || search.products.mayBeCode || isFiltered(selection)) return null;
    return (await shopOrder())?.page(search.products, limit, offset) ?? null;
  };
  return {
    async list(selection, shopper) {
      const ids = await pageOf(selection);
      const rows = ids && (await run<ProductRow>(selectByIds(val, selection.language, ids, shopper)));
      // With fewer one of them is gone since it was found: the database then fills the page.
      if (rows && rows.length === ids.length) return rows;
      const { offset, after } = await startOf(selection, shopper.store);
      if (offset > 2 * keyEvery) return [];
      return run<ProductRow>(selectProducts(val, { ...selection, offset }, shopper, after));
    },
    count,
    byCodes: (language, codes, shopper) => run<ProductRow>(selectByCodes(val, language, codes, shopper)),
    async find(language, id, shopper, most) {
      const [product, ...related] = await run<ProductDetailsRow>(
        selectProduct(val, language, id, shopper, most),
      );
      return product?.place === 0 ? { product, related } : undefined;
    },
    categories: async () => categories(await dataVersion(), () => database.run(listCategories, [val])),
  };
};
