import type { Language } from '@caravan/i18n';
import type { Currency } from '@caravan/money';
import { isoNumberOf } from './iso-currencies.ts';
import { readPrice } from './read-price.ts';
import type { Sibling } from './siblings.ts';
import { suggestedBy } from './suggest.ts';

/** What must be known to make a country. */
export interface Answers {
  readonly val: string;
  readonly id: number;
  readonly engName: string;
  readonly name: string;
  readonly currency: Currency;
  /** Roughly what a US dollar is worth in it, so that first prices are of the right size. */
  readonly dollar: number;
  readonly languages: readonly [Language, ...Language[]];
  readonly timeZone: string;
  readonly fboPrefix: string;
  readonly callingCode: string;
}

/** A question: the currency is asked for by its letters, its ISO number, and how it prints 1234. */
export type Question = keyof Answers | 'currencyNumber' | 'price';

/** Answers as they were typed: a text each, languages separated by commas. */
export type Typed = Readonly<Record<Question, string>>;

const hasTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Languages that the countries so far have a catalogue in: the words of a new one are taken from there. */
export const spokenLanguages = (siblings: readonly Sibling[]): Language[] => [
  ...new Set(siblings.flatMap(({ languages }) => languages)),
];

/** Languages as they were typed: with commas, spaces or both between them. */
const languagesIn = (text: string): string[] => text.split(/[\s,]+/).filter((language) => language !== '');

/** What a language is called in English; null for letters that are none of BCP 47. */
const languageName = (language: string): string | null => {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language) ?? null;
  } catch {
    return null;
  }
};

/** What is wrong with the wanted languages: one that nobody knows, or one that has no words yet, and what is to be done about it. */
const languageFault = (wanted: readonly string[], spoken: readonly string[]): string => {
  const known = spoken.join(', ');
  const unknown = wanted.find((language) => languageName(language) === null);
  if (unknown !== undefined)
    return `codes of BCP 47, the default first, some of ${known}; "${unknown}" is none`;
  const silent = wanted.find((language) => !spoken.includes(language));
  if (silent !== undefined)
    return `some of ${known}, the default first; ${languageName(silent)} has no words here yet: begin without it, and add it as packages/i18n/README.md tells under "A new language"`;
  return `some of ${known}, the default first, each once`;
};

/** What is wrong with an answer, in one line; null when it can be taken. Codes of other countries are taken already. */
export const faultOf = (question: Question, text: string, siblings: readonly Sibling[]): string | null => {
  const taken = (key: 'val' | 'id' | 'fboPrefix') => siblings.find((sibling) => sibling[key] === text);
  const used = (key: 'val' | 'id' | 'fboPrefix'): string =>
    taken(key) ? ` (taken: ${siblings.map((sibling) => sibling[key]).join(', ')})` : '';
  const spoken = spokenLanguages(siblings);
  const wanted = languagesIn(text);
  const rules: Record<Question, readonly [holds: boolean, fault: string]> = {
    val: [
      /^[a-z]{2}$/.test(text) && !taken('val'),
      `two small letters that no country has yet${used('val')}`,
    ],
    id: [
      /^[1-9]\d{0,3}$/.test(text) && !taken('id'),
      `a number above zero that no country has yet${used('id')}`,
    ],
    engName: [/^[A-Z][\p{L} '’-]+$/u.test(text), 'the English name, with a capital'],
    name: [/^[\p{L}\p{M} '’-]{2,}$/u.test(text), 'the name in the country’s own language'],
    currency: [isoNumberOf(text) !== null, 'the three letters of ISO 4217, such as UZS'],
    currencyNumber: [/^\d{3}$/.test(text), 'the three digits of ISO 4217, such as 860'],
    price: [
      readPrice(text) !== null,
      '1234 as it is printed, such as "1 234 сом" or "1.234,00 ₺", with two or three decimals or none',
    ],
    dollar: [
      /^\d{1,7}(\.\d{1,4})?$/.test(text) && Number(text) > 0,
      'a number above zero, such as 87 or 0.9',
    ],
    languages: [
      wanted.length > 0 &&
        wanted.every((one) => spoken.some((language) => language === one)) &&
        new Set(wanted).size === wanted.length,
      languageFault(wanted, spoken),
    ],
    timeZone: [text !== '' && hasTimeZone(text), 'a time zone such as Asia/Tashkent'],
    fboPrefix: [
      /^\d{3}$/.test(text) && !taken('fboPrefix'),
      `three digits that no country has yet${used('fboPrefix')}`,
    ],
    callingCode: [/^[1-9]\d{0,2}$/.test(text), 'one to three digits, without +'],
  };
  const [holds, fault] = rules[question];
  return holds ? null : `${question}: ${fault}, not "${text}"`;
};

/** Answers out of what was typed, or everything that is wrong with it: not what only follows from something else that is. */
export const readAnswers = (
  typed: Typed,
  siblings: readonly Sibling[],
): { readonly ok: true; readonly answers: Answers } | { readonly ok: false; readonly faults: string[] } => {
  const refused = new Map(
    questions.map((question) => [question, faultOf(question, typed[question], siblings)]),
  );
  const follows = (question: Question): boolean =>
    typed[question] === '' && (suggestedBy[question] ?? []).some((source) => refused.get(source) !== null);
  const faults = questions.flatMap((question) => (follows(question) ? [] : (refused.get(question) ?? [])));
  const format = readPrice(typed.price);
  const wanted = languagesIn(typed.languages);
  const [first, ...more] = spokenLanguages(siblings)
    .toSorted((a, b) => wanted.indexOf(a) - wanted.indexOf(b))
    .filter((language) => wanted.includes(language));
  if (faults.length > 0 || first === undefined || format === null) return { ok: false, faults };
  const { currency: code, currencyNumber: isoNumber, price: _price, ...others } = typed;
  return {
    ok: true,
    answers: {
      ...others,
      id: Number(typed.id),
      currency: { code, isoNumber, ...format },
      dollar: Number(typed.dollar),
      languages: [first, ...more],
    },
  };
};

/** Every question in the order in which it is asked. */
export const questions = [
  'val',
  'languages',
  'engName',
  'name',
  'id',
  'timeZone',
  'currency',
  'currencyNumber',
  'price',
  'dollar',
  'callingCode',
  'fboPrefix',
] as const satisfies readonly Question[];
