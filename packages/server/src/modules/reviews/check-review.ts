import { foldForSearch, toAsciiDigits } from '@caravan/i18n';
import { forbiddenWords } from './forbidden-words.ts';

/** What keeps a review from being shown before somebody has read it. */
export type Finding = 'link' | 'address' | 'phone' | 'capitals' | 'word';

const link =
  /https?:|www\.|(?<![\p{L}\p{N}])[\p{L}\p{N}-]+\.(?:com|net|org|info|biz|shop|store|online|site|link|me|io|ly|ru|kz|kg|tr|az|ge|iq|su|рф)(?![\p{L}\p{N}])/iu;
/** Of mail, and the names under which people are found elsewhere. */
const address = /[^\s@]@[^\s@]+\.\p{L}|(?<!\S)@\w{3,}/u;
/** Digits as numbers are written: nine and more, or seven after a plus. */
const phone = /\+\d(?:[\s()-]*\d){6}|\d(?:[\s()-]*\d){8}/;

/** Of so many letters that have capitals, most are capitals: somebody shouts. */
const fewestLetters = 20;
const mostCapitals = 0.6;

const shouts = (text: string): boolean => {
  const letters = (text.match(/[\p{Lu}\p{Ll}]/gu) ?? []).length;
  const capitals = (text.match(/\p{Lu}/gu) ?? []).length;
  return letters >= fewestLetters && capitals / letters > mostCapitals;
};

const forbidden = forbiddenWords.map(foldForSearch);

/** Words are told by their beginnings: languages here say the rest by endings. */
const hasForbidden = (text: string): boolean => {
  const words = foldForSearch(text).split(/[^\p{L}\p{N}]+/u);
  return words.some((word) => forbidden.some((stem) => word.startsWith(stem)));
};

/** Reads a review as nobody does before it is shown (SHOP-12); null when nothing is found. */
export const checkReview = (title: string, text: string): Finding | null => {
  const whole = `${title}\n${text}`;
  if (address.test(whole)) return 'address';
  if (link.test(whole)) return 'link';
  if (phone.test(toAsciiDigits(whole))) return 'phone';
  if (shouts(whole)) return 'capitals';
  return hasForbidden(whole) ? 'word' : null;
};
