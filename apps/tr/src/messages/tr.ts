import { messages as cart } from '@caravan/i18n/words/cart/tr.po';
import { messages as checkout } from '@caravan/i18n/words/checkout/tr.po';
import { messages as history } from '@caravan/i18n/words/history/tr.po';
import { messages as shell } from '@caravan/i18n/words/shell/tr.po';
import { messages as shop } from '@caravan/i18n/words/shop/tr.po';

/** All the storefront says in one language: one lazily loaded chunk (LANG-7). */
export const messages = { ...cart, ...checkout, ...history, ...shell, ...shop };
