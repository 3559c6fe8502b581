import type { Front } from '@caravan/contract';
import { cardProduct } from '../../features/catalogue/card-product.ts';
import { unwrap } from '../../routes/outcomes.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/** Popular products on the home page (SHOP-5). */
const popularLimit = 9;

/** Two rows of promotions where four stand side by side. */
const promotionLimit = 8;

/** One row of tiles. */
const categoryLimit = 6;

/** What the page shows of it: what else there is would travel with its data in vain. */
const briefly = ({ hero, join, news }: Front) => ({
  hero,
  join,
  news: news.map(({ kind, id, title, photo, date }) => ({ kind, id, title, photo, date })),
});

export type News = ReturnType<typeof briefly>['news'];

export const load = async ({ api, signal }: LoaderContext) => {
  const [popular, promotions, categories, front] = await Promise.all([
    api.get('products', { query: { is_popular: true, limit: popularLimit }, signal }),
    api.get('products', { query: { has_promotion: true, limit: promotionLimit }, signal }),
    api.get('categories', { signal }),
    api.get('front', { signal }),
  ]);
  return {
    popular: unwrap(popular).results.map(cardProduct),
    promotions: unwrap(promotions).results.map(cardProduct),
    categories: unwrap(categories).slice(0, categoryLimit),
    // A country whose pages are not imported yet is a shop all the same.
    front: front[0]?.status === 404 ? null : briefly(unwrap(front)),
  };
};
