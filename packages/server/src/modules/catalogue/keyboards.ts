import type { Language } from '@caravan/i18n';

/** A keyboard: what its keys give, and what a Latin one gives on the same keys; with shift first, so that small letters win. */
interface Keyboard {
  readonly own: string;
  readonly latin: string;
}

const russian: Keyboard = {
  own: 'ёйцукенгшщзхъфывапролджэячсмитьбю'.repeat(2),
  latin: '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>`qwertyuiop[]asdfghjkl;\'zxcvbnm,.',
};
/** Seven keys have another letter with shift. */
const georgian: Keyboard = {
  own: 'ქჭეღთყუიოპაშდფგჰჟკლძხჩვბნმქწერტყუიოპასდფგჰჯკლზხცვბნმ',
  latin: 'QWERTYUIOPASDFGHJKLZXCVBNMqwertyuiopasdfghjklzxcvbnm',
};
/** A Kazakh keyboard has its own letters on the row of digits, which are taken for digits here. */
const keyboards: Partial<Record<Language, Keyboard>> = { ru: russian, kk: russian, ka: georgian };

/** Of fewer letters what another keyboard makes is a beginning of some word by chance. */
const fewest = 3;

const inSameKeys = (text: string, from: string, to: string): string => {
  const key = new Map([...from].map((sign, at) => [sign, to.charAt(at)]));
  return text.replaceAll(/./gsu, (sign) => key.get(sign) ?? sign);
};

/**
 * What somebody may have meant who typed with another keyboard chosen than they thought: `ghjgjkbc` is прополис, `фдщу` is
 * aloe. Tried are the keyboards of `languages` (SHOP-3).
 */
export const otherKeyboards = (text: string, languages: readonly Language[]): string[] => {
  const small = text.toLowerCase();
  const letters = small.match(/\p{L}/gu) ?? [];
  if (letters.length < fewest) return [];
  const all = new Set(languages.flatMap((language) => keyboards[language] ?? []));
  const isLatin = letters.every((letter) => /\p{sc=Latin}/u.test(letter));
  return [...all].flatMap(({ own, latin }) => {
    if (isLatin) return inSameKeys(text, latin, own);
    return letters.every((letter) => own.includes(letter)) ? inSameKeys(small, own, latin) : [];
  });
};
