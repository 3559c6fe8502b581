import { messages as shell } from '@caravan/i18n/words/shell/en.po';
import { messages as shop } from '@caravan/i18n/words/shop/en.po';

/** What every page says in one language: one lazily loaded chunk (LANG-7). */
export const messages = { ...shell, ...shop };

/** What single screens say besides, each a chunk that comes with its screen. */
export const areas = {
  cart: () => import('@caravan/i18n/words/cart/en.po'),
  checkout: () => import('@caravan/i18n/words/checkout/en.po'),
  express: () => import('@caravan/i18n/words/express/en.po'),
  foot: () => import('@caravan/i18n/words/foot/en.po'),
  history: () => import('@caravan/i18n/words/history/en.po'),
  session: () => import('@caravan/i18n/words/session/en.po'),
  visit: () => import('@caravan/i18n/words/visit/en.po'),
  withdrawal: () => import('@caravan/i18n/words/withdrawal/en.po'),
};
