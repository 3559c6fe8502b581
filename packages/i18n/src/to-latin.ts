import { latinLetters } from './latin-letters.ts';

/**
 * Text in lower case with its letters written in Latin ones and no marks: `Гель алоэ` is `gel aloe`. What is no letter of
 * a language of ours stays as it is.
 */
export const toLatin = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/./gu, (letter) => latinLetters.get(letter) ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
