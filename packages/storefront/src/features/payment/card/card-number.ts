import { toAsciiDigits } from '@caravan/i18n';
import type { Fitting } from '@caravan/ui/masked-input';
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

const byFour = '0000 0000 0000 0000 000';
/** American Express: 4-6-5; what is longer than its cards is seen, and refused. */
const amex = '0000 000000 000000000';

/** The groups that are printed on the card; letters and too many digits stay as they were typed, to be seen and refused. */
export const cardNumberFitting: Fitting = {
  masks: [byFour, amex],
  fit: (typed) => {
    const digits = cardDigits(typed);
    if (!/^\d*$/.test(digits) || digits.length > longest) return null;
    return cardFactsOf(digits).brand === 'amex' ? amex : byFour;
  },
};
