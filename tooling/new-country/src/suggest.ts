import type { Question, Typed } from './answers.ts';
import { isoNumberOf } from './iso-currencies.ts';
import { readPrice } from './read-price.ts';
import { regionName } from './country-name.ts';
import type { Sibling } from './siblings.ts';

/** 1234 as people of a language print it in a currency; empty where it has decimals that the shop cannot count. */
const printed = (language: string, currency: string): string => {
  try {
    const format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    // Some languages part thousands from ten thousand on.
    const parts = format.formatToParts(1_234_567);
    const part = (type: Intl.NumberFormatPartTypes): string =>
      parts.find((one) => one.type === type)?.value ?? '';
    const symbol = part('currency')
      .replaceAll(/\p{Cf}/gu, '')
      .trim();
    const number = `1${part('group')}234${part('decimal')}${part('fraction')}`;
    const isBefore =
      parts.findIndex(({ type }) => type === 'currency') < parts.findIndex(({ type }) => type === 'integer');
    const text = isBefore ? `${symbol} ${number}` : `${number} ${symbol}`;
    return readPrice(text) === null ? '' : text.replaceAll(/[\u00A0\u202F]/g, ' ');
  } catch {
    return '';
  }
};

const timeZoneOf = (val: string): string => {
  try {
    const locale = new Intl.Locale(`und-${val}`);
    // Older Nodes have no such method: then it is asked for.
    const zones: unknown =
      'getTimeZones' in locale && typeof locale.getTimeZones === 'function' ? locale.getTimeZones() : [];
    return Array.isArray(zones) && typeof zones[0] === 'string' ? zones[0] : '';
  } catch {
    return '';
  }
};

const nextId = (siblings: readonly Sibling[]): string =>
  String(Math.max(0, ...siblings.map(({ id }) => Number(id))) + 1);

/** Of which other answers a suggestion is made: left open, a question has none while one of them is refused. */
export const suggestedBy: Readonly<Partial<Record<Question, readonly Question[]>>> = {
  engName: ['val'],
  name: ['val', 'languages'],
  timeZone: ['val'],
  currencyNumber: ['currency'],
  price: ['currency', 'languages'],
  fboPrefix: ['callingCode'],
};

/**
 * What standard data (CLDR in Intl, ISO 4217) and the countries so far answer to a question, out of the answers before it; empty where
 * nobody but the team knows.
 */
export const suggestionFor = (
  question: Question,
  typed: Readonly<Partial<Typed>>,
  siblings: readonly Sibling[],
): string => {
  const { val = '', languages = '', currency = '', callingCode = '' } = typed;
  const [language = 'en'] = languages.split(/[\s,]+/);
  const suggestions: Partial<Record<Question, () => string>> = {
    id: () => nextId(siblings),
    engName: () => regionName('en', val),
    name: () => regionName(language, val),
    timeZone: () => timeZoneOf(val),
    currencyNumber: () => isoNumberOf(currency) ?? '',
    price: () => printed(language, currency),
    fboPrefix: () => callingCode.padEnd(3, '0').slice(0, 3),
  };
  return suggestions[question]?.() ?? '';
};
