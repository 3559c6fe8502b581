import type { SearchedWord } from './search-keys.ts';

/** Of which words a list is: those of a language, product codes, or sounds of all languages. */
export type WordList = string;
/** Codes are the same in every language. */
export const codeList: WordList = '#';
export const soundList: WordList = '~';

/** Neighbours in the order of a list: the words from `from` up to `to`, which is not one of them. */
export interface WordRange {
  /** Which word of the query they stand for. */
  readonly word: number;
  readonly list: WordList;
  readonly from: string;
  readonly to: string;
}

/**
 * Beginnings of so many letters and fewer are listed as words of their own: read word by word, those that begin so would be more than
 * a search may read, and what it left out would not be found.
 */
const longestListed = 2;
/** Marks a beginning in a list: no letter and no digit, and before all of them in the order of their bytes. */
const beginningMark = '*';

/** The beginnings by which words are listed besides themselves. Of sounds one letter is no hint at all. */
export const listedBeginnings = (list: WordList, word: string): string[] => {
  // A letter is one or two places of a text.
  const beginning = word.slice(0, 2 * longestListed);
  return [...beginning]
    .slice(0, longestListed)
    .map((_, at, letters) => letters.slice(0, at + 1).join('') + beginningMark)
    .slice(list === soundList ? 1 : 0);
};
/** Before and after all letters and digits, in the order of their bytes. */
const [firstSign, lastSign] = ['\u0001', '\u{10FFFF}'];

/** This word alone. */
export const wholeWord = (word: number, list: WordList, from: string): WordRange => ({
  word,
  list,
  from,
  to: from + firstSign,
});

/** Words that begin so. */
const beginning = (word: number, list: WordList, from: string): WordRange => ({
  word,
  list,
  from,
  to: from + lastSign,
});

/** Whether a word or a sound is as short as beginnings that are listed. */
const isShort = (word: string): boolean => [...word].length <= longestListed;

/** The same by the list's own beginnings, where it is one of those. */
const listedBeginning = (word: number, list: WordList, from: string): WordRange =>
  isShort(from) ? wholeWord(word, list, from + beginningMark) : beginning(word, list, from);

/** Where the words are that a query's word stands for, as it was typed. */
export const rangesOf = (
  { spellings, sounds }: SearchedWord,
  word: number,
  language: string,
): readonly WordRange[] => [
  ...spellings.flatMap((each) => [language, codeList].map((list) => listedBeginning(word, list, each))),
  // A beginning does not tell whether a code has the word whole.
  ...spellings.filter(isShort).map((each) => wholeWord(word, codeList, each)),
  // Sounds that begin with a short one: those of other languages would be found with what was meant.
  ...sounds.map((sound) =>
    isShort(sound) ? wholeWord(word, soundList, sound) : beginning(word, soundList, sound),
  ),
];

/** The same, and what only begins with the sound of a short word: for a query that finds nothing else. Null without such a word. */
export const shortSoundRangesOf = (
  words: readonly SearchedWord[],
  language: string,
): readonly WordRange[] | null => {
  const short = words.flatMap(({ sounds }, word) =>
    sounds.filter(isShort).map((sound) => wholeWord(word, soundList, sound + beginningMark)),
  );
  return short.length === 0
    ? null
    : [...words.flatMap((each, word) => rangesOf(each, word, language)), ...short];
};
