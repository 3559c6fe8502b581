import { ccFromWire } from '@caravan/cart-rules';
import { fromWire } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import { ok, type Call } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { usualPageSize } from '../../http/page-size.ts';
import type { Route } from '../../http/route.ts';
import { waitFor } from '../../http/throttle.ts';
import { createCatalogue } from './catalogue.ts';
import { createSearchThrottle } from './search-throttle.ts';
import { shopperOf } from './shopper.ts';

/** An amount of this country's currency; one of another shape is refused. */
const known = (amount: number | null): number => {
  if (amount === null) throw new Refusal('invalid');
  return amount;
};

/** API-17, 18, 19, 65: products, one product, categories, suggestions while typing. */
export const registerCatalogue = (context: CountryContext, route: Route): void => {
  const catalogue = createCatalogue(context);
  const throttle = createSearchThrottle(context);

  /** Searches for somebody, unless their address has searched too much. What a page asks for, its own visit has counted. */
  const searched = async <Result>(
    {
      request,
      query,
      own,
    }: Pick<Call<'products'>, 'request' | 'own'> & { readonly query: { readonly q?: string | undefined } },
    search: () => Promise<Result>,
    hits: (result: Result) => number,
  ): Promise<Result> => {
    if (!query.q || own) return search();
    const waitMs = throttle.wait(request.ip);
    if (waitMs !== null) throw new Refusal('throttled', waitFor(waitMs));
    const result = await search();
    await throttle.count(request.ip, hits(result) > 0);
    return result;
  };

  /** No index has the products from a price or from case credits on in every order: who asks for such lists takes nobody's connection (SEC-2). */
  const list: typeof catalogue.list = (search, shopper) =>
    search.priceFrom === undefined && search.ccFrom === undefined
      ? catalogue.list(search, shopper)
      : context.database.inSearch(() => catalogue.list(search, shopper));

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
      limit = usualPageSize,
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
    return ok(
      await searched(
        call,
        () => list(search, shopperOf(call)),
        ({ count }) => count,
      ),
    );
  });
  route('product', async (call) => {
    const { language, reads } = call;
    const shopper = shopperOf(call);
    const reading = catalogue.find(call.params.id, language, shopper);
    reads?.products.set(call.params.id, reading);
    const found = await reading;
    if (!found) throw new Refusal('not_found', { words: 'server.product.missing' });
    return ok(await catalogue.details(found, language, shopper));
  });
  route('categories', async ({ language }) => ok(await catalogue.categories(language)));
  route('suggest', async (call) =>
    ok(
      await searched(
        call,
        () => catalogue.suggest(call.query.q ?? '', call.language),
        ({ length }) => length,
      ),
    ),
  );
};
