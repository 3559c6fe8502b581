import { otherSpacings, foldWords, wordsOf } from './search-words.ts';
import { namedLetterOf, soundOf, spellingsOf } from './spellings.ts';

/** Of shorter words no letter is forgiven: one wrong letter of three means another word. */
const shortestForgiven = 4;
/** In another language or script a beginning shorter than this is no hint at all. */
const shortestElsewhere = 3;
/** Words of a query that count. */
const mostWords = 8;

const unique = (keys: readonly string[]): string[] => [...new Set(keys)];

const prefixes = (word: string, shortest = 1): string[] =>
  [...word]
    .map((_, at, letters) => letters.slice(0, at + 1).join(''))
    .filter((prefix) => prefix === word || prefix.length >= shortest);

/** A word whole and without one of its letters: two words that share one of these differ in a letter at most. */
const omissions = (word: string): string[] => {
  const letters = [...word];
  return letters.length < shortestForgiven
    ? [word]
    : [word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))];
};

const marked = (mark: string, words: readonly string[]): string[] => words.map((word) => `${mark}:${word}`);

const soundsOf = (words: readonly string[]): string[] =>
  unique(words.flatMap((word) => soundOf(word) ?? [])).filter((sound) => sound !== '');

/**
 * Keys under which a product is found (SHOP-3). Of the words in the language shown: every beginning (`p`), and whole and
 * less a letter (`o`). The same of their sounds and of those in the country's other languages (`l`, `e`), where a beginning
 * has three letters.
 */
export const searchKeys = (shown: readonly string[], elsewhere: readonly string[] = []): string[] => {
  const all = [...shown, ...elsewhere];
  const words = shown.flatMap(wordsOf).flatMap(spellingsOf);
  const spacings = shown.flatMap(otherSpacings).flatMap(spellingsOf);
  const sounds = soundsOf(all.flatMap(wordsOf).flatMap(spellingsOf));
  const soundSpacings = soundsOf(all.flatMap(otherSpacings).flatMap(spellingsOf));
  return unique([
    ...[...words, ...spacings].flatMap((word) => marked('p', prefixes(word))),
    ...words.flatMap((word) => marked('o', omissions(word))),
    ...[...sounds, ...soundSpacings].flatMap((sound) => marked('l', prefixes(sound, shortestElsewhere))),
    ...sounds.flatMap((sound) => marked('e', omissions(sound))),
  ]);
};

/** Keys of one word of a query; a product that has one of them has the word. */
export interface WordKeys {
  /** In the language shown. */
  readonly shown: readonly string[];
  /** In any language and script; these and `shown`. */
  readonly any: readonly string[];
}

/** What a query asks for: a product must have every word, as typed (`exact`) or with a letter forgiven. */
export interface SearchTerms {
  /** What was typed, in case it is a whole product code: that product comes first. */
  readonly code: string;
  readonly exact: readonly WordKeys[];
  readonly forgiving: readonly WordKeys[];
}

const keysOf = (
  word: string,
  keys: (spelling: string, beginning: string, whole: string) => string[],
): WordKeys => {
  const spellings = unique([...spellingsOf(word), namedLetterOf(word) ?? word]);
  const shown = unique(spellings.flatMap((spelling) => keys(spelling, 'p', 'o')));
  const elsewhere = soundsOf(spellings).flatMap((sound) => keys(sound, 'l', 'e'));
  return { shown, any: unique([...shown, ...elsewhere]) };
};

/** The terms of what somebody typed (at most eight words count); null when it holds no letter or digit. */
export const searchTerms = (query: string): SearchTerms | null => {
  const words = wordsOf(query).slice(0, mostWords);
  if (words.length === 0) return null;
  return {
    code: foldWords(query),
    exact: words.map((word) => keysOf(word, (spelling, beginning) => marked(beginning, [spelling]))),
    forgiving: words.map((word) =>
      keysOf(word, (spelling, beginning, whole) => [
        ...marked(beginning, [spelling]),
        ...marked(whole, omissions(spelling)),
      ]),
    ),
  };
};
