import { messages as region } from '@caravan/i18n/words/region/kk.po';
import { messages as shell } from '@caravan/i18n/words/shell/kk.po';
import { messages as shop } from '@caravan/i18n/words/shop/kk.po';

/** What every page says in one language: one lazily loaded chunk (LANG-7). */
export const messages = { ...region, ...shell, ...shop };

/** What single screens say besides, each a chunk that comes with its screen. */
export const areas = {
  cart: () => import('@caravan/i18n/words/cart/kk.po'),
  checkout: () => import('@caravan/i18n/words/checkout/kk.po'),
  express: () => import('@caravan/i18n/words/express/kk.po'),
  foot: () => import('@caravan/i18n/words/foot/kk.po'),
  history: () => import('@caravan/i18n/words/history/kk.po'),
  session: () => import('@caravan/i18n/words/session/kk.po'),
  visit: () => import('@caravan/i18n/words/visit/kk.po'),
};
