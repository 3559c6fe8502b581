import { fromWire, toWire } from '@caravan/money';
import { unmet, type Check } from './check.ts';

/** What a pattern of the definition takes, whole; null when it is no regular expression. */
const wholly = (pattern: string): RegExp | null => {
  try {
    return new RegExp(`^(?:${pattern})$`);
  } catch {
    return null;
  }
};

const digitCount = (text: string): number => text.replaceAll(/\D/g, '').length;

/** How prices and phone numbers are sent and typed. */
export const formats: readonly Check[] = [
  {
    title: 'loses no amount on the wire',
    faults: ({ currency }) =>
      unmet([fromWire(toWire(1234550, currency), currency) === 1234550, 'an amount is lost on the wire']),
  },
  {
    title: 'types phone numbers in one shape',
    faults: ({ phone: { callingCode, mask, example, pattern } }) => {
      const digits = example.replaceAll(/\D/g, '');
      const number = wholly(pattern);
      if (number === null) return [`the pattern ${pattern} of phone numbers is no regular expression`];
      return unmet(
        [/^\d{1,3}$/.test(callingCode), `calling code "${callingCode}" is not one to three digits`],
        [digitCount(mask) === digits.length, `the mask "${mask}" has not as many digits as "${example}"`],
        [number.test(digits), `the example "${example}" does not match ${pattern}`],
        [!number.test(digits.slice(1)), `${pattern} takes a number that is too short`],
      );
    },
  },
];
