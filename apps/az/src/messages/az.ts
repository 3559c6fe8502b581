import { messages as shell } from '@caravan/i18n/words/shell/az.po';
import { messages as shop } from '@caravan/i18n/words/shop/az.po';

/** What every page says in one language: one lazily loaded chunk (LANG-7). */
export const messages = { ...shell, ...shop };

/** What single screens say besides, each a chunk that comes with its screen. */
export const areas = {
  cart: () => import('@caravan/i18n/words/cart/az.po'),
  checkout: () => import('@caravan/i18n/words/checkout/az.po'),
  express: () => import('@caravan/i18n/words/express/az.po'),
  foot: () => import('@caravan/i18n/words/foot/az.po'),
  history: () => import('@caravan/i18n/words/history/az.po'),
  session: () => import('@caravan/i18n/words/session/az.po'),
  visit: () => import('@caravan/i18n/words/visit/az.po'),
};
