import { messages as shell } from '@caravan/i18n/words/shell/ru.po';
import { messages as shop } from '@caravan/i18n/words/shop/ru.po';

/** What every page says in one language: one lazily loaded chunk (LANG-7). */
export const messages = { ...shell, ...shop };

/** What single screens say besides, each a chunk that comes with its screen. */
export const areas = {
  cart: () => import('@caravan/i18n/words/cart/ru.po'),
  checkout: () => import('@caravan/i18n/words/checkout/ru.po'),
  express: () => import('@caravan/i18n/words/express/ru.po'),
  foot: () => import('@caravan/i18n/words/foot/ru.po'),
  history: () => import('@caravan/i18n/words/history/ru.po'),
  session: () => import('@caravan/i18n/words/session/ru.po'),
  visit: () => import('@caravan/i18n/words/visit/ru.po'),
};
