import { cardProduct } from '../../features/catalogue/card-product.ts';
import {
  listPath,
  listQuery,
  productsPerPage,
  productListOf,
} from '../../features/catalogue/product-list.ts';
import { redirectTo, unwrap } from '../../routes/outcomes.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/** Popular products offered where nothing was found (SHOP-4). */
const consolation = 6;

/** The list that the address names; a page behind the last one leads to the last. */
export const load = async ({ api, url, signal }: LoaderContext) => {
  const list = productListOf(url.searchParams);
  const [answer, categories] = await Promise.all([
    api.get('products', { query: listQuery(list), signal }),
    api.get('categories', { signal }),
  ]);
  const { results, count, shownFor } = unwrap(answer);
  const pages = Math.max(1, Math.ceil(count / productsPerPage));
  if (list.page > pages) throw redirectTo(listPath({ ...list, page: pages }));
  const popular =
    count > 0
      ? []
      : unwrap(await api.get('products', { query: { is_popular: true, limit: consolation }, signal }))
          .results;
  return {
    list,
    count,
    /** What was searched for in place of what was typed. */
    shownFor: count > 0 ? shownFor : undefined,
    pages,
    products: results.map(cardProduct),
    categories: unwrap(categories).map(({ slug, name, productCount }) => ({ slug, name, productCount })),
    popular: popular.map(cardProduct),
  };
};

export type ListData = Awaited<ReturnType<typeof load>>;
