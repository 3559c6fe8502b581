import { toLatin } from '@caravan/i18n';

/** Folded letters that look alike, Latin and Cyrillic, in either case: `H` is the capital of both `h` and `н`. */
const alike = [...'aаbвeеkкmмhнoоpрcсtтyуxхiи'];
const pairs = alike.flatMap((letter, at) => (at % 2 === 0 ? [[letter, alike[at + 1] ?? ''] as const] : []));
const toCyrillic = new Map(pairs);
const toLatinTwin = new Map(pairs.map(([latin, cyrillic]) => [cyrillic, latin]));

const swap = (word: string, letters: ReadonlyMap<string, string>): string =>
  word.replaceAll(/./gu, (letter) => letters.get(letter) ?? letter);

const has = (word: string) => ({
  latin: /\p{sc=Latin}/u.test(word),
  cyrillic: /\p{sc=Cyrillic}/u.test(word),
  digits: /\p{N}/u.test(word),
});

/**
 * The Arabic article, alone or after ‘with’, ‘and’ or ‘for’: written in one with its word. After other particles it is not taken for one:
 * so begin words like كالسيوم.
 */
const article = /^(?:[بو]?ال|لل)(?=\p{sc=Arabic}{3})/u;

/**
 * What somebody may have meant who typed a folded word with letters of another alphabet that look the same: `в12` in
 * Cyrillic is also B12, `мaскa` with Latin `a` is маска. A word of one alphabet without digits is only itself, but that an Arabic
 * one is the same without its article: `الصابون` is `صابون` (SHOP-3).
 */
export const spellingsOf = (word: string): string[] => {
  if (article.test(word)) return [word, word.replace(article, '')];
  const { latin, cyrillic, digits } = has(word);
  const mixed = latin && cyrillic;
  if (!mixed && !(digits && (latin || cyrillic))) return [word];
  const pure = [word, swap(word, toLatinTwin), swap(word, toCyrillic)].filter((spelling) => {
    const letters = has(spelling);
    return !(letters.latin && letters.cyrillic);
  });
  return pure.length === 0 ? [word] : [...new Set(pure)];
};

/** Letters by which vitamins and the like are called, in the scripts of our countries: `витамин ц` is vitamin C. */
const namedLetters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'b',
  ц: 'c',
  с: 'c',
  д: 'd',
  е: 'e',
  э: 'e',
  к: 'k',
  п: 'p',
  ა: 'a',
  ბ: 'b',
  ვ: 'b',
  ც: 'c',
  ს: 'c',
  დ: 'd',
  ე: 'e',
  კ: 'k',
  პ: 'p',
};

/** The Latin letter that a word of one letter may stand for, alone or before a number (`д3`); null for other words (SHOP-3). */
export const namedLetterOf = (word: string): string | null => {
  const [, letter = '', number = ''] = /^(\p{L})(\p{N}*)$/u.exec(word) ?? [];
  const latin = namedLetters[letter];
  return latin === undefined ? null : latin + number;
};

/**
 * How sounds are written in one way only, in this order: people do not agree on kolagen, collagen, kollagen. Georgian ფ is
 * typed as f, whatever the rule for addresses says; x is what Azerbaijanis and Georgians type for х and ხ.
 */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/s(?:h?ch)/g, 'sh'],
  [/zh/g, 'j'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 'ts'],
  [/c(?!h)/g, 'k'],
  [/x(?!\d)/g, 'h'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/([a-z])\1/g, '$1'],
];

/**
 * A folded word by its sound in Latin letters, so that it meets the same word of another script: `алоэ`, `ალოე`, `aloe`.
 * Only for comparing with another such key; null of a word that has letters of no script we can write so, or none at all.
 */
export const soundOf = (word: string): string | null => {
  const latin = toLatin(word.replaceAll('ფ', 'f'));
  if (!/^[a-z0-9]*[a-z][a-z0-9]*$/.test(latin)) return null;
  return sounds.reduce((sound, [letters, one]) => sound.replaceAll(letters, one), latin);
};
