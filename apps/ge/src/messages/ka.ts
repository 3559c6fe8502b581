import { messages as cart } from '@caravan/i18n/words/cart/ka.po';
import { messages as checkout } from '@caravan/i18n/words/checkout/ka.po';
import { messages as history } from '@caravan/i18n/words/history/ka.po';
import { messages as shell } from '@caravan/i18n/words/shell/ka.po';
import { messages as shop } from '@caravan/i18n/words/shop/ka.po';

/** All the storefront says in one language: one lazily loaded chunk (LANG-7). */
export const messages = { ...cart, ...checkout, ...history, ...shell, ...shop };
