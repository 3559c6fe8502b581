import { isStopWord } from './stop-words.ts';
import { foldWords, spacingsIn, wordsIn, wordsOf } from './search-words.ts';
import { namedLetterOf, soundOf, spellingsOf } from './spellings.ts';

/** Of shorter words no letter is forgiven: one wrong letter of three means another word. */
export const shortestForgiven = 4;
/** Words of a query that count. */
const mostWords = 8;
/** Ways to write one word that are looked for. */
const mostSpellings = 4;

const unique = (words: readonly string[]): string[] => [...new Set(words)];

const soundsOf = (words: readonly string[]): string[] =>
  unique(words.flatMap((word) => soundOf(word) ?? [])).filter((each) => each !== '');

/**
 * A word whole and without one of its letters: two words that share one of these differ in a letter at most, one more, less or
 * other, or two that changed places. The database makes the same of the words that it stores (`search_misspellings_add`).
 */
export const omissions = (word: string): string[] => {
  const letters = [...word];
  return letters.length < shortestForgiven
    ? [word]
    : unique([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))]);
};

/** What a product is found by; each is found by its beginning, too. */
export interface FindableWords {
  /** As they are written: a letter of these may be wrong. */
  readonly words: readonly string[];
  /** What has digits, in other spacings. */
  readonly spacings: readonly string[];
}

/** Words of a text by which a product is found (SHOP-3). */
export const findableWords = (text: string): FindableWords => {
  const folded = foldWords(text);
  return {
    words: unique(wordsIn(folded).flatMap(spellingsOf)),
    spacings: unique(spacingsIn(folded).flatMap(spellingsOf)),
  };
};

/** One word of a query: a product that has one of these has the word. */
export interface SearchedWord {
  /** In the language shown. */
  readonly spellings: readonly string[];
  /** Its sounds, in any language and script. */
  readonly sounds: readonly string[];
}

/** What a query asks for: a product must have every word. */
export interface SearchTerms {
  /** What was typed, in case it is a whole product code: that product comes first. */
  readonly code: string;
  readonly words: readonly SearchedWord[];
}

/**
 * The terms of what somebody typed (at most eight words count, and words like ‘for’ only where there is no other); null when it holds no
 * letter or digit.
 */
export const searchTerms = (query: string): SearchTerms | null => {
  const typed = unique(wordsOf(query));
  const telling = typed.filter((word) => !isStopWord(word));
  const words = (telling.length > 0 ? telling : typed).slice(0, mostWords);
  if (words.length === 0) return null;
  return {
    code: foldWords(query),
    words: words.map((word) => {
      const spellings = unique([...spellingsOf(word), namedLetterOf(word) ?? word]).slice(0, mostSpellings);
      return { spellings, sounds: soundsOf(spellings) };
    }),
  };
};
