import { standardLevelDiscounts, type ShopRules } from '@caravan/cart-rules';
import { checkCurrency } from '@caravan/money';
import type { CountryDefinition } from './country.ts';
import { checkFacts } from './check-facts.ts';
import { checkOwnPages } from './own-pages.ts';
import { registrationDone } from './registration/registration-done.ts';
import type { Registration } from './registration/registration-form.ts';

type Defaulted =
  | 'additionalLink'
  | 'analyticsId'
  | 'agreements'
  | 'agreementWords'
  | 'withdrawalDays'
  | 'withdrawalForm'
  | 'menu'
  | 'ownPages'
  | 'placeNames'
  | 'videoHosts'
  | 'cookieVersion'
  | 'addressChanges'
  | 'holidays'
  | 'holdMinutes'
  | 'passwordLength'
  | 'stores'
  | 'defaultStore'
  | 'defaultLanguage'
  | 'registration'
  | 'orderPrefix'
  | 'devDomain';

type DefaultedRule = 'minimumOrder' | 'levelDiscountBp';

/** What a country must say; the rest has defaults that most countries share. */
export type CountryFacts = Omit<CountryDefinition, Defaulted | 'rules'> &
  Partial<Pick<CountryDefinition, Defaulted>> & {
    readonly rules: Omit<ShopRules, DefaultedRule> & Partial<Pick<ShopRules, DefaultedRule>>;
  };

const noRegistration: Registration = {
  forms: {},
  terms: { version: '1', words: {} },
  done: registrationDone,
  words: {},
  examples: async () => ({ examples: {} }),
};

/** Browsers load no check: the server that sends them the country has passed it. */
const inBrowser = (import.meta as { env?: { SSR?: boolean } }).env?.SSR === false;

/**
 * Makes a country of its facts: fills defaults (any order taken, the levels' standard discounts, 30 minutes of hold, passwords
 * of 8 signs, no holidays, 14 days of withdrawal without a form of its own, first language).
 * @throws RangeError when a fact is missing, prices cannot be printed in its currency as it was written, or a page of its own has no address.
 */
export const defineCountry = (facts: CountryFacts): CountryDefinition => ({
  // Before anything is made of them.
  ...(!inBrowser && checkFacts(facts)),
  additionalLink: null,
  analyticsId: null,
  agreements: [],
  agreementWords: {},
  withdrawalDays: 14,
  withdrawalForm: false,
  menu: {},
  placeNames: {},
  videoHosts: [],
  cookieVersion: '1',
  addressChanges: {},
  holidays: async () => ({ holidays: [] }),
  holdMinutes: 30,
  passwordLength: 8,
  stores: [],
  defaultStore: null,
  defaultLanguage: facts.languages[0],
  registration: async () => ({ registration: noRegistration }),
  orderPrefix: facts.val.toUpperCase(),
  devDomain: `${facts.val}.localhost`,
  ...facts,
  ownPages: inBrowser ? (facts.ownPages ?? []) : checkOwnPages(facts.ownPages ?? []),
  currency: inBrowser ? facts.currency : checkCurrency(facts.currency),
  rules: { minimumOrder: null, levelDiscountBp: standardLevelDiscounts, ...facts.rules },
});
