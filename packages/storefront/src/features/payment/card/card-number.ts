import { toAsciiDigits } from '@caravan/i18n';
import { cardFactsOf } from './card-brand.ts';
import { passesLuhn } from './luhn.ts';

/** Longest card number there is. */
const longest = 19;

/** The digits of what was typed or pasted, whatever stands between them; letters are kept, so that they are refused. */
export const cardDigits = (typed: string): string => toAsciiDigits(typed).replaceAll(/[\s\-.]/g, '');

/** Whether a card of this number can exist: digits only, a length of its brand, the check digit (PAY-2). */
export const isCardNumber = (typed: string): boolean => {
  const digits = cardDigits(typed);
  return /^\d+$/.test(digits) && cardFactsOf(digits).lengths.includes(digits.length) && passesLuhn(digits);
};

/** The number in the groups that are printed on the card: 4-6-5 on American Express, else by four. */
export const groupCardNumber = (typed: string): string => {
  const digits = cardDigits(typed).replaceAll(/\D/g, '').slice(0, longest);
  const groups = cardFactsOf(digits).brand === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,9})?$/ : null;
  const parts = groups ? (groups.exec(digits)?.slice(1) ?? []) : (digits.match(/\d{1,4}/g) ?? []);
  return parts.filter(Boolean).join(' ');
};
