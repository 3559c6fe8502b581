import { az } from './books-words/az.ts';
import type { BooksWords } from './books-words/books-words.ts';
import { en } from './books-words/en.ts';
import { ka } from './books-words/ka.ts';
import { kk } from './books-words/kk.ts';
import { ru } from './books-words/ru.ts';
import { tr } from './books-words/tr.ts';

const spoken: Readonly<Record<string, BooksWords>> = { az, en, ka, kk, ru, tr };

/** Words of the counter by language; English for any other. */
export const booksWords = (language: string): { words: BooksWords; language: string } => {
  const words = Object.hasOwn(spoken, language) ? spoken[language] : undefined;
  return words ? { words, language } : { words: en, language: 'en' };
};
