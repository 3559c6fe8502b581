import { productIdOf } from '@caravan/i18n';
import { cardProduct } from '../../features/catalogue/card-product.ts';
import {
  reviewListOf,
  reviewsAtOnce,
  reviewsPath,
  reviewsQuery,
} from '../../features/reviews/review-list.ts';
import { redirectTo, unwrap } from '../../routes/outcomes.ts';
import { productPath } from '../../routes/product-path.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';
import { pagesOf } from '../../shared/list/page-of-list.ts';

/** Related products: one row. */
const relatedLimit = 4;

/**
 * The product that the address names. Under a wrong slug, as after a change of the language, it is shown at its own address with the
 * same reviews; one that does not exist leads to
 * the shop with the server's words (ROUTE-5); a page of reviews behind the last one to the last.
 */
export const load = async ({ api, params, url, session, signal }: LoaderContext) => {
  const param = params['param'] ?? '';
  const id = productIdOf(param);
  if (id === null) throw redirectTo(pathTo('shop'));
  // Whose own limits are in the answer.
  const reader = session.store.getState().user?.pk ?? null;
  const list = reviewListOf(url.searchParams);
  const [answer, [, reviews]] = await Promise.all([
    api.get('product', { params: { id }, signal }),
    api.get('reviews', { params: { id }, query: reviewsQuery(list), signal }),
  ]);
  const [error] = answer;
  if (error && error.kind === 'http' && (error.status === 404 || error.status === 400))
    throw redirectTo(pathTo('shop'), { message: error.message });
  // The document carries what the page shows.
  const { related, strGrossCost: _strGrossCost, hasPromotion: _hasPromotion, ...details } = unwrap(answer);
  if (`${pathTo('shop')}/${param}` !== productPath(details))
    throw redirectTo(reviewsPath(productPath(details), list).replace('#reviews', ''), { permanent: true });
  const pages = reviews ? pagesOf(reviews.count, reviewsAtOnce) : list.page;
  if (list.page > pages) throw redirectTo(reviewsPath(productPath(details), { ...list, page: pages }));
  return {
    product: details,
    reader,
    related: related.slice(0, relatedLimit).map(cardProduct),
    list,
    // The page does without.
    reviews: reviews ?? null,
  };
};

export type ProductData = Awaited<ReturnType<typeof load>>;
