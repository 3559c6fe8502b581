import { latinLetters } from './latin-letters.ts';

/** A readable piece of an address: Latin letters, digits, single hyphens; `p` when nothing of the text is left. */
export const slugify = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/./gu, (letter) => latinLetters.get(letter) ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'p';
