import { foldForSearch } from '@caravan/i18n';

/** Words are cut to this many letters: enough to tell them apart. */
const longest = 24;
/** Of shorter words no letter is forgiven: one wrong letter of three means another word. */
const shortestForgiven = 4;

const wordsOf = (text: string): string[] =>
  (foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [...word].slice(0, longest).join(''));

const prefixes = (word: string): string[] =>
  [...word].map((_, at, letters) => `p:${letters.slice(0, at + 1).join('')}`);

/** What is left of a word without one of its letters. */
const omissions = (word: string): string[] => {
  const letters = [...word];
  return letters.length < shortestForgiven
    ? []
    : letters.map((_, at) => `o:${letters.toSpliced(at, 1).join('')}`);
};

/**
 * Keys under which a product is found: every beginning of its words; and every longer word whole and less a letter, because
 * two words that share one of these differ in a letter at most (SHOP-3).
 */
export const searchKeys = (texts: readonly string[]): string[] => {
  const words = new Set(texts.flatMap(wordsOf));
  return [...new Set([...words].flatMap((word) => [...prefixes(word), `o:${word}`, ...omissions(word)]))];
};

/** What a query asks for, word by word: `exact` keys must all be there; else one of each row of `forgiving`. */
export interface SearchTerms {
  /** What was typed, in case it is a whole product code: that product comes first. */
  readonly code: string;
  readonly exact: readonly string[];
  readonly forgiving: readonly (readonly string[])[];
}

/** The terms of what somebody typed (at most eight words count); null when it holds no letter or digit. */
export const searchTerms = (query: string): SearchTerms | null => {
  const words = wordsOf(query).slice(0, 8);
  if (words.length === 0) return null;
  return {
    code: foldForSearch(query),
    exact: words.map((word) => `p:${word}`),
    forgiving: words.map((word) => [`p:${word}`, `o:${word}`, ...omissions(word)]),
  };
};
