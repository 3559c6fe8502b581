import type { Category, Product, ProductDetails, Suggestion } from '@caravan/contract';
import { localized } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import { formatMoney, toWire } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import { limitsUsed } from '../limits/index.ts';
import { categoryPicture, productPicture, productView } from './product-view.ts';
import type { ProductRow } from './product-row.ts';
import { createFindProducts } from './find-products.ts';
import { codeSpellings } from './code-spellings.ts';
import { createCatalogueRepository, type FoundProduct } from './repository.ts';
import { correctedText } from './corrected-text.ts';
import { isFiltered, type Selection } from './selection.ts';
import type { Shopper } from './shopper.ts';

/** What is looked for; `text` as somebody typed it. */
export type Search = Omit<Selection, 'search' | 'language'> & {
  readonly language: Language;
  readonly text?: string;
  /** No other reading of the text than as it was typed. */
  readonly exact?: boolean;
};

/** The country's catalogue in the eyes of a shopper. */
export interface Catalogue {
  /** `shownFor`: how the text was read, where as typed it finds nothing. */
  list(search: Search, shopper: Shopper): Promise<{ results: Product[]; count: number; shownFor?: string }>;
  /** Reads a product for its page, and what stands below it; undefined where there is none. */
  find(id: number, language: Language, shopper: Shopper): Promise<FoundProduct | undefined>;
  /** What was found, as the shopper sees it. */
  details(found: FoundProduct, language: Language, shopper: Shopper): Promise<ProductDetails>;
  /** Products by the codes that were asked for, however those were typed; absent where there is none (API-69). */
  byCodes(
    codes: readonly string[],
    language: Language,
    shopper: Shopper,
  ): Promise<ReadonlyMap<string, Product>>;
  categories(language: Language): Promise<Category[]>;
  suggest(text: string, language: Language): Promise<Suggestion[]>;
}

/** Never more popular products than this (API-17). */
const mostPopular = 9;
const mostSuggestions = 9;
const mostRelated = 4;
const nobody: Shopper = { store: null, memberId: null, level: null, visitor: null };

/** Reads products with their limits and the shopper's own prices and quantities (SHOP-2, SHOP-3, SHOP-7). */
export const createCatalogue = (
  context: Pick<CountryContext, 'country' | 'database' | 'clock' | 'dataVersion' | 'metrics'>,
): Catalogue => {
  const { country } = context;
  const repository = createCatalogueRepository(context);
  const find = createFindProducts(context);

  const view = async (rows: readonly ProductRow[], shopper: Shopper): Promise<Product[]> => {
    const ids = rows.map(({ id }) => id);
    const used =
      shopper.memberId === null
        ? undefined
        : await limitsUsed(context, shopper.memberId, ids, shopper.store, context.clock.now());
    return rows.map((row) => productView(row, country, shopper, used?.get(row.id)));
  };

  const rowsOf = async (
    { text, exact = false, ...rest }: Search,
    shopper: Shopper,
  ): Promise<{ rows: ProductRow[]; count: number; shownFor?: string | undefined }> => {
    const found =
      text === undefined || text === '' ? null : await find({ text, exact, language: rest.language });
    if (found?.products.ids.length === 0) return { rows: [], count: 0 };
    const selection: Selection = found ? { ...rest, search: found } : rest;
    const most = selection.popular ? mostPopular : Infinity;
    const limit = Math.min(selection.limit, most - selection.offset);
    const rows = limit > 0 ? await repository.list({ ...selection, limit }, shopper) : [];
    const isLast = rows.length > 0 && rows.length < limit;
    // What a search has found need not be looked up again to be counted.
    const all = found && !isFiltered(selection) ? found.products.ids.length : null;
    const count = isLast
      ? selection.offset + rows.length
      : (all ?? (await repository.count(selection, shopper.store)));
    const names = rows.map(({ name }) => name);
    const shownFor = found?.forgiven ? correctedText(text ?? '', names) : found?.shownFor;
    return { rows, count: Math.min(count, most), shownFor };
  };

  return {
    async list(search, shopper) {
      const { rows, count, shownFor } = await rowsOf(search, shopper);
      return { results: await view(rows, shopper), count, ...(shownFor === undefined ? {} : { shownFor }) };
    },
    find: (id, language, shopper) => repository.find(language, id, shopper, mostRelated),
    async details({ product: row, related: others }, language, shopper) {
      const [product, ...related] = await view([row, ...others], shopper);
      if (!product) throw new Error('A product that was found is not shown');
      return {
        ...product,
        categoryName: localized(row.category_names, language, country),
        description: row.description,
        usage: row.usage,
        ingredients: row.ingredients,
        notice: row.notice,
        images: [row.picture, ...row.more_pictures].map((picture) =>
          productPicture(country.val, picture, 800),
        ),
        related,
      };
    },
    async byCodes(codes, language, shopper) {
      const spellings = new Map(codes.map((code) => [code, codeSpellings(code)]));
      const rows = await repository.byCodes(language, [...new Set([...spellings.values()].flat())], shopper);
      const byCode = new Map((await view(rows, shopper)).map((product) => [product.productCode, product]));
      return new Map(
        [...spellings].flatMap(([code, ways]) => {
          const product = ways.map((way) => byCode.get(way)).find((each) => each !== undefined);
          return product ? [[code, product] as const] : [];
        }),
      );
    },
    async categories(language) {
      return (await repository.categories()).map(({ id, slug, names, picture, background, products }) => ({
        id,
        slug,
        name: localized(names, language, country),
        photo: categoryPicture(country.val, picture),
        background,
        productCount: products,
      }));
    },
    async suggest(text, language) {
      if (text === '') return [];
      const { rows } = await rowsOf({ text, language, limit: mostSuggestions, offset: 0 }, nobody);
      const { currency } = country;
      return rows.map(({ id, slug, name, picture, price, old_price: before, discountable }) => ({
        id,
        slug,
        name,
        photo: productPicture(country.val, picture, 90),
        price: toWire(price, currency),
        ...(before === null ? {} : { oldPrice: toWire(before, currency) }),
        strGrossCost: formatMoney(price, currency),
        discountable,
      }));
    },
  };
};
