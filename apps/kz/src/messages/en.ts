import { messages as cart } from '@caravan/i18n/words/cart/en.po';
import { messages as checkout } from '@caravan/i18n/words/checkout/en.po';
import { messages as history } from '@caravan/i18n/words/history/en.po';
import { messages as region } from '@caravan/i18n/words/region/en.po';
import { messages as shell } from '@caravan/i18n/words/shell/en.po';
import { messages as shop } from '@caravan/i18n/words/shop/en.po';

/** All the storefront says in one language: one lazily loaded chunk (LANG-7). */
export const messages = { ...cart, ...checkout, ...history, ...region, ...shell, ...shop };
