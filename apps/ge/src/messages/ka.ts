import { messages as shell } from '@caravan/i18n/words/shell/ka.po';
import { messages as shop } from '@caravan/i18n/words/shop/ka.po';

/** What every page says in one language: one lazily loaded chunk (LANG-7). */
export const messages = { ...shell, ...shop };

/** What single screens say besides, each a chunk that comes with its screen. */
export const areas = {
  cart: () => import('@caravan/i18n/words/cart/ka.po'),
  checkout: () => import('@caravan/i18n/words/checkout/ka.po'),
  express: () => import('@caravan/i18n/words/express/ka.po'),
  foot: () => import('@caravan/i18n/words/foot/ka.po'),
  history: () => import('@caravan/i18n/words/history/ka.po'),
  session: () => import('@caravan/i18n/words/session/ka.po'),
  visit: () => import('@caravan/i18n/words/visit/ka.po'),
};
