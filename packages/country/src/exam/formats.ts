import { formatMoney, fromWire, toWire } from '@caravan/money';
import { unmet, type Check } from './check.ts';

const digitCount = (text: string): number => text.replaceAll(/\D/g, '').length;

/** How prices and phone numbers are written. */
export const formats: readonly Check[] = [
  {
    title: 'FMT-1 FMT-2 FMT-3 FMT-4 FMT-5 prints its prices as the owner does, and loses none on the wire',
    faults: ({ currency }, { prices = [] }) => [
      ...prices
        .filter(([amount, text]) => formatMoney(amount, currency) !== text)
        .map(([amount, text]) => `prints ${amount} as "${formatMoney(amount, currency)}", not "${text}"`),
      ...unmet([fromWire(toWire(1234550, currency), currency) === 1234550, 'an amount is lost on the wire']),
    ],
  },
  {
    title: 'types phone numbers in one shape',
    faults: ({ phone: { callingCode, mask, example, pattern } }) => {
      const digits = example.replaceAll(/\D/g, '');
      return unmet(
        [/^\d{1,3}$/.test(callingCode), `calling code "${callingCode}" is not one to three digits`],
        [digitCount(mask) === digits.length, `the mask "${mask}" has not as many digits as "${example}"`],
        [new RegExp(`^(?:${pattern})$`).test(digits), `the example "${example}" does not match ${pattern}`],
        [
          !new RegExp(`^(?:${pattern})$`).test(digits.slice(1)),
          `${pattern} takes a number that is too short`,
        ],
      );
    },
  },
];
