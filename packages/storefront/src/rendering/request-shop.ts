import type { CountryDefinition } from '@caravan/country';
import type { I18n } from '@lingui/core';
import { createShop } from '../shared/create-shop.ts';
import type { Shop } from '../shared/shop.tsx';
import { memoryStorage } from '../shared/storage/storage-adapter.ts';
import type { PageRequest } from './page-request.ts';

/** What routes are handed with a request. */
export interface RequestContext {
  readonly shop: Shop;
  readonly own: boolean;
}

const isRequestContext = (context: unknown): context is RequestContext =>
  typeof context === 'object' && context !== null && 'shop' in context;

/** The same as a route finds it; throws `TypeError` where there is none. */
export const requestOf = (context: unknown): RequestContext => {
  if (!isRequestContext(context)) throw new TypeError('The request brought no shop');
  return context;
};

/** What a request's shop follows from. */
type ShopRequest = Pick<PageRequest, 'language' | 'store' | 'transport' | 'onError'>;

/** The shop of one request: it remembers nothing after it. */
export const requestShop = (
  country: CountryDefinition,
  { language, store, transport, onError }: ShopRequest,
  i18n: I18n,
): Shop =>
  createShop({
    country,
    language,
    store,
    i18n,
    transport: () => transport,
    local: memoryStorage(),
    tab: memoryStorage(),
    reload: () => {},
    onError,
  });

/** A shop of a page's language and region that knows nothing else of the page: a call rejects. */
export const blankShop = (
  country: CountryDefinition,
  request: Omit<ShopRequest, 'transport'>,
  i18n: I18n,
): Shop => requestShop(country, { ...request, transport: refuseCall }, i18n);

const refuseCall: PageRequest['transport'] = async () => {
  throw new Error('What is the same on every page calls nothing');
};
