import { az } from './words/az.ts';
import type { BankWords } from './words/bank-words.ts';
import { en } from './words/en.ts';
import { ka } from './words/ka.ts';
import { kk } from './words/kk.ts';
import { ru } from './words/ru.ts';
import { tr } from './words/tr.ts';

const spoken: Readonly<Record<string, BankWords>> = { az, en, ka, kk, ru, tr };

/** Words by the `lang` field of the request; English for any other. */
export const bankWords = (language: string): { words: BankWords; language: string } => {
  const words = Object.hasOwn(spoken, language) ? spoken[language] : undefined;
  return words ? { words, language } : { words: en, language: 'en' };
};
