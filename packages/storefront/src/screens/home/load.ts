import { cardProduct } from '../../features/catalogue/card-product.ts';
import { unwrap } from '../../routes/outcomes.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/** Popular products on the home page (SHOP-5). */
const popularLimit = 9;

/** Two rows of promotions where four stand side by side. */
const promotionLimit = 8;

/** One row of tiles. */
const categoryLimit = 6;

export const load = async ({ api, signal }: LoaderContext) => {
  const [popular, promotions, categories] = await Promise.all([
    api.get('products', { query: { is_popular: true, limit: popularLimit }, signal }),
    api.get('products', { query: { has_promotion: true, limit: promotionLimit }, signal }),
    api.get('categories', { signal }),
  ]);
  return {
    popular: unwrap(popular).results.map(cardProduct),
    promotions: unwrap(promotions).results.map(cardProduct),
    categories: unwrap(categories).slice(0, categoryLimit),
  };
};
