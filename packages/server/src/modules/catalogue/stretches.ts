import type { SearchedWord } from './search-keys.ts';

/** Of which words a list is: those of a language, product codes, or sounds of all languages. */
export type WordList = string;
/** Codes are the same in every language. */
export const codeList: WordList = '#';
export const soundList: WordList = '~';

/** Neighbours in the order of a list: the words from `from` up to `to`, which is not one of them. */
export interface Stretch {
  /** Which word of the query they stand for. */
  readonly word: number;
  readonly list: WordList;
  readonly from: string;
  readonly to: string;
}

/** By the sound a beginning shorter than this is no hint at all. */
const shortestSound = 3;
/** Before and after all letters and digits, in the order of their bytes. */
const [firstSign, lastSign] = ['\u0001', '\u{10FFFF}'];

/** Words that begin so. */
const beginning = (word: number, list: WordList, from: string): Stretch => ({
  word,
  list,
  from,
  to: from + lastSign,
});

/** This word alone. */
export const wholeWord = (word: number, list: WordList, from: string): Stretch => ({
  word,
  list,
  from,
  to: from + firstSign,
});

/** Where the words are that a query's word stands for, as it was typed. */
export const stretchesOf = (
  { spellings, sounds }: SearchedWord,
  word: number,
  language: string,
): readonly Stretch[] => [
  ...spellings.flatMap((each) => [language, codeList].map((list) => beginning(word, list, each))),
  ...sounds.map((sound) =>
    [...sound].length < shortestSound ? wholeWord(word, soundList, sound) : beginning(word, soundList, sound),
  ),
];
