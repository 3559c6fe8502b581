import { searchTerms } from './search-keys.ts';
import { wordsOf } from './search-words.ts';
import { rangesOf, soundList, wholeWord, type WordRange } from './word-ranges.ts';

/** Letters of the shorter words: with fewer, nearly every word could be two. */
const shortest = 3;

/** Words of a query that is taken apart: of a longer one nobody left out just one space. */
const mostWords = 3;

/** A query with a space where somebody left one out. */
export interface Apart {
  readonly text: string;
  /** Where the first of both words is, whole, and what begins with the second. */
  readonly halves: readonly [first: readonly WordRange[], second: readonly WordRange[]];
}

/** The ways in which the longest word of a query may be two: `aloevera`. `halves` are numbered on, two for each way. */
export const waysApart = (query: string, language: string): readonly Apart[] => {
  const words = wordsOf(query);
  if (words.length > mostWords) return [];
  const long = words.reduce((one, other) => ([...other].length > [...one].length ? other : one), '');
  const letters = [...long];
  if (letters.length < 2 * shortest || !/^\p{L}+$/u.test(long)) return [];
  return letters.slice(0, 1 + letters.length - 2 * shortest).flatMap((_, at): Apart[] => {
    const parts = [letters.slice(0, shortest + at).join(''), letters.slice(shortest + at).join('')] as const;
    const [first, second] = parts.map((part) => searchTerms(part)?.words[0]);
    if (!first || !second) return [];
    const text = words.map((word) => (word === long ? parts.join(' ') : word)).join(' ');
    const whole = [
      ...first.spellings.map((each) => wholeWord(2 * at, language, each)),
      ...first.sounds.map((each) => wholeWord(2 * at, soundList, each)),
    ];
    return [{ text, halves: [whole, rangesOf(second, 2 * at + 1, language)] }];
  });
};
