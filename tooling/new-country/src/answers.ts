import type { Language } from '@caravan/i18n';
import { currencies } from '@caravan/money';
import type { Sibling } from './siblings.ts';

/** What must be known to make a country. */
export interface Answers {
  readonly val: string;
  readonly id: number;
  readonly engName: string;
  readonly name: string;
  readonly currency: keyof typeof currencies;
  readonly languages: readonly [Language, ...Language[]];
  readonly timeZone: string;
  readonly fboPrefix: string;
  readonly callingCode: string;
}

/** Answers as they were typed: a text each, languages separated by commas. */
export type Typed = Readonly<Record<keyof Answers, string>>;

const hasTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const isCurrency = (code: string): code is keyof typeof currencies => Object.hasOwn(currencies, code);

/** Languages that the countries so far have a catalogue in: the words of a new one are taken from there. */
export const spokenLanguages = (siblings: readonly Sibling[]): Language[] => [
  ...new Set(siblings.flatMap(({ languages }) => languages)),
];

/** What is wrong with an answer, in one line; null when it can be taken. Codes of other countries are taken already. */
export const faultOf = (
  question: keyof Answers,
  text: string,
  siblings: readonly Sibling[],
): string | null => {
  const taken = (key: 'val' | 'id' | 'fboPrefix') => siblings.find((sibling) => sibling[key] === text);
  const spoken = spokenLanguages(siblings);
  const wanted = text.split(',');
  const rules: Record<keyof Answers, readonly [holds: boolean, fault: string]> = {
    val: [/^[a-z]{2}$/.test(text) && !taken('val'), 'two small letters that no country has yet'],
    id: [/^[1-9]\d{0,3}$/.test(text) && !taken('id'), 'a number above zero that no country has yet'],
    engName: [/^[A-Z][\p{L} '’-]+$/u.test(text), 'the English name, with a capital'],
    name: [/^[\p{L}\p{M} '’-]{2,}$/u.test(text), 'the name in the country’s own language'],
    currency: [isCurrency(text), `one of ${Object.keys(currencies).join(', ')}`],
    languages: [
      wanted.every((one) => spoken.some((language) => language === one)) &&
        new Set(wanted).size === wanted.length,
      `some of ${spoken.join(',')}, the default first`,
    ],
    timeZone: [text !== '' && hasTimeZone(text), 'a time zone such as Asia/Tashkent'],
    fboPrefix: [/^\d{3}$/.test(text) && !taken('fboPrefix'), 'three digits that no country has yet'],
    callingCode: [/^[1-9]\d{0,2}$/.test(text), 'one to three digits, without +'],
  };
  const [holds, fault] = rules[question];
  return holds ? null : `${question}: ${fault}, not "${text}"`;
};

/** Answers out of what was typed, or everything that is wrong with it. */
export const readAnswers = (
  typed: Typed,
  siblings: readonly Sibling[],
): { readonly ok: true; readonly answers: Answers } | { readonly ok: false; readonly faults: string[] } => {
  const faults = questions.flatMap((question) => faultOf(question, typed[question], siblings) ?? []);
  const { currency } = typed;
  const [first, ...more] = spokenLanguages(siblings)
    .toSorted((a, b) => typed.languages.split(',').indexOf(a) - typed.languages.split(',').indexOf(b))
    .filter((language) => typed.languages.split(',').includes(language));
  if (faults.length > 0 || first === undefined || !isCurrency(currency)) return { ok: false, faults };
  return { ok: true, answers: { ...typed, id: Number(typed.id), currency, languages: [first, ...more] } };
};

/** Every question in the order in which it is asked. */
export const questions = [
  'val',
  'id',
  'engName',
  'name',
  'currency',
  'languages',
  'timeZone',
  'fboPrefix',
  'callingCode',
] as const satisfies readonly (keyof Answers)[];
