// The proof's look at the types of what has no program of its own here: components, screens, rules, words.
import { deliveryOptions, reviewCart } from '@caravan/cart-rules';
import { calls } from '@caravan/contract/calls';
import type { Answer } from '@caravan/contract';
import { examine } from '@caravan/country/exam';
import { createI18n } from '@caravan/i18n';
import { messages } from '@caravan/i18n/words/cart/en.po';
import { formatMoney, type Currency } from '@caravan/money';
import { createSite } from '@caravan/site';
import { pathTo } from '@caravan/storefront';
import { mountStorefront } from '@caravan/storefront/browser';
import { createRenderer } from '@caravan/storefront/server';
import { Button, type ButtonProps } from '@caravan/ui';
import { MaskedInput } from '@caravan/ui/masked-input';
import { countryApp, unitTests } from '@caravan/vite';
import { country } from '../src/country.ts';

/** Each of these is a type error where a package's types are missing: `any` takes every assignment. */
type IsAny<Type> = 0 extends 1 & Type ? true : false;
type Typed<Type> = IsAny<Type> extends true ? never : Type;
const typed = <Value,>(value: Typed<Value>): Typed<Value> => value;

export const all = [
  typed(deliveryOptions),
  typed(reviewCart),
  typed(calls),
  typed(examine),
  typed(createI18n('en', messages)),
  typed(formatMoney),
  typed(createSite),
  typed(pathTo),
  typed(mountStorefront),
  typed(createRenderer),
  typed(MaskedInput),
  typed(countryApp),
  typed(unitTests),
];
export const price = (cart: Answer<'cart'>, currency: Currency): string =>
  `${typed(cart.totals.total)} ${formatMoney(100, currency)} ${country.engName}`;
export const Press = (props: ButtonProps) => <Button {...props} />;
