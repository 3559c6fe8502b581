import { localized, type CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import { escapeHtml } from '../../words/escape-html.ts';

/** Facts of the country that texts name in braces, so that no text has to be edited when one changes. */
export const factNames = ['seller', 'address', 'email', 'phone', 'withdrawalDays'] as const;

/** Fills `{seller}` and its like into text or, with `html`, into HTML. */
export const createFillFacts = (country: CountryDefinition, language: Language) => {
  const { seller, contacts, withdrawalDays } = country;
  const facts: Readonly<Record<(typeof factNames)[number], string>> = {
    seller: localized(seller.name, language, country),
    address: localized(seller.address, language, country),
    email: contacts.email,
    phone: contacts.phone,
    withdrawalDays: String(withdrawalDays),
  };
  const entries = Object.entries(facts);
  const fill = (text: string, escape: (fact: string) => string): string =>
    text.includes('{')
      ? entries.reduce((filled, [name, fact]) => filled.replaceAll(`{${name}}`, escape(fact)), text)
      : text;
  return {
    text: (text: string): string => fill(text, (fact) => fact),
    html: (html: string): string => fill(html, escapeHtml),
  };
};

export type FillFacts = ReturnType<typeof createFillFacts>;
