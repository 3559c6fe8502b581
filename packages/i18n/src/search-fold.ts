import { toAsciiDigits } from './digits.ts';

/** Letters that lose no mark by decomposition, and the plain letter people type instead. */
const plain: Readonly<Record<string, string>> = {
  ə: 'e',
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
  // Arabic as it is typed in a hurry, Kurdish and Persian letters as Arabic keyboards have them; the stroke that widens a word is
  // none.
  ة: 'ه',
  ى: 'ي',
  پ: 'ب',
  چ: 'ج',
  ژ: 'ز',
  ڤ: 'ف',
  گ: 'ك',
  ک: 'ك',
  ی: 'ي',
  ێ: 'ي',
  ۆ: 'و',
  ە: 'ه',
  ھ: 'ه',
  ڕ: 'ر',
  ڵ: 'ل',
  ـ: '',
};

const marked = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu');

/**
 * Folds text so that different spellings of a word meet in search (SHOP-3): no case, no marks (й is и, ё is е), Turkic
 * letters as their neighbours in Latin or Russian, Arabic ones without hamza, ASCII digits, single spaces. Free of locale; apply to
 * both sides.
 */
export const foldForSearch = (text: string): string =>
  toAsciiDigits(text)
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(marked, (letter) => plain[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();
