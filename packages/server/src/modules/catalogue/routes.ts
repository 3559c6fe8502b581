import { ccFromWire } from '@caravan/cart-rules';
import { fromWire } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import { ok } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { createCatalogue } from './catalogue.ts';
import { shopperOf } from './shopper.ts';

/** An amount of this country's currency; one of another shape is refused. */
const known = (amount: number | null): number => {
  if (amount === null) throw new Refusal('invalid');
  return amount;
};

/** Products in an answer that does not say how many (API-4). */
const usualLimit = 24;

/** API-17, 18, 19, 65: products, one product, categories, suggestions while typing. */
export const registerCatalogue = (context: CountryContext, route: Route): void => {
  const catalogue = createCatalogue(context);
  route('products', async (call) => {
    const {
      is_popular,
      has_promotion,
      in_stock,
      exact,
      price_from,
      cc_from,
      category,
      q,
      sort,
      limit = usualLimit,
      offset = 0,
    } = call.query;
    const search = {
      language: call.language,
      limit,
      offset,
      popular: is_popular ?? false,
      promotion: has_promotion ?? false,
      inStock: in_stock ?? false,
      exact: exact ?? false,
      ...(price_from === undefined
        ? {}
        : { priceFrom: known(fromWire(price_from, context.country.currency)) }),
      ...(cc_from === undefined ? {} : { ccFrom: known(ccFromWire(cc_from)) }),
      ...(category ? { category } : {}),
      ...(q ? { text: q } : {}),
      ...(sort ? { sort } : {}),
    };
    return ok(await catalogue.list(search, shopperOf(call)));
  });
  route('product', async (call) => {
    const product = await catalogue.product(call.params.id, call.language, shopperOf(call));
    if (!product) throw new Refusal('not_found');
    return ok(product);
  });
  route('categories', async ({ language }) => ok(await catalogue.categories(language)));
  route('suggest', async ({ query, language }) => ok(await catalogue.suggest(query.q ?? '', language)));
};
