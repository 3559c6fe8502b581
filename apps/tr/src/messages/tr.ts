import { messages as shell } from '@caravan/i18n/words/shell/tr.po';
import { messages as shop } from '@caravan/i18n/words/shop/tr.po';

/** What every page says in one language: one lazily loaded chunk (LANG-7). */
export const messages = { ...shell, ...shop };

/** What single screens say besides, each a chunk that comes with its screen. */
export const areas = {
  cart: () => import('@caravan/i18n/words/cart/tr.po'),
  checkout: () => import('@caravan/i18n/words/checkout/tr.po'),
  express: () => import('@caravan/i18n/words/express/tr.po'),
  foot: () => import('@caravan/i18n/words/foot/tr.po'),
  history: () => import('@caravan/i18n/words/history/tr.po'),
  session: () => import('@caravan/i18n/words/session/tr.po'),
  visit: () => import('@caravan/i18n/words/visit/tr.po'),
  withdrawal: () => import('@caravan/i18n/words/withdrawal/tr.po'),
};
