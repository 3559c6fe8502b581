import type { Query } from '@caravan/contract';
import { pathTo } from '../../routes/route-names.ts';

/** Orders in which a list can be shown; without one, the shop's own (SHOP-4). */
export const sorts = ['name', 'price', '-price', 'cc'] as const;

export type Sort = (typeof sorts)[number];

/** Products on one page. */
export const productsPerPage = 24;

/** A list of products as its address names it (SHOP-2). `category` is a slug, or `featured` or `promotion` (SHOP-1). */
export interface ProductList {
  readonly category: string;
  readonly q: string;
  /** Only what `q` says as it was typed (SHOP-3). */
  readonly exact: boolean;
  readonly sort: Sort | null;
  readonly inStock: boolean;
  readonly page: number;
}

/** A text of an address, without what nobody can type. */
const readable = (text: string | null, longest: number): string =>
  (text ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();

/** Reads an address; what it says wrongly counts as not said. */
export const productListOf = (search: URLSearchParams): ProductList => {
  const page = Number(search.get('page') ?? 1);
  return {
    category: readable(search.get('category'), 64),
    q: readable(search.get('q'), 200),
    exact: search.get('exact') === '1',
    sort: sorts.find((sort) => sort === search.get('sort')) ?? null,
    inStock: search.get('in_stock') === '1',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
};

/** The address of a list. Equal lists have equal addresses. */
export const listPath = ({ category, q, exact, sort, inStock, page = 1 }: Partial<ProductList>): string =>
  pathTo('shop', undefined, {
    category,
    q,
    exact: q && exact ? 1 : undefined,
    sort: sort ?? undefined,
    in_stock: inStock ? 1 : undefined,
    page: page > 1 ? page : undefined,
  });

/** What the server is asked for that list. */
export const listQuery = ({
  category,
  q,
  exact,
  sort,
  inStock,
  page,
}: ProductList): NonNullable<Query<'products'>> => ({
  ...(category === 'featured'
    ? { is_popular: true }
    : category === 'promotion'
      ? { has_promotion: true }
      : { category: category || undefined }),
  q: q || undefined,
  exact: exact || undefined,
  sort: sort ?? undefined,
  in_stock: inStock || undefined,
  limit: productsPerPage,
  offset: page * productsPerPage - productsPerPage,
});
