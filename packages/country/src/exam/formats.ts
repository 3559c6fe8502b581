import { currencies, formatMoney, fromHundredths, fromWire, toWire } from '@caravan/money';
import { unmet, type Check } from './check.ts';

/** 12 345.50 and −0.05 of each currency as the owner prints them (FMT-1 to FMT-5). */
const printed: Readonly<Record<keyof typeof currencies, readonly [string, string]>> = {
  TRY: ['12.345,50\u00A0₺', '\u22120,05\u00A0₺'],
  AZN: ['12.345,50\u00A0AZN', '\u22120,05\u00A0AZN'],
  KZT: ['12\u00A0346\u00A0₸', '0\u00A0₸'],
  KGS: ['12\u00A0346\u00A0сом', '0\u00A0сом'],
  USD: ['12.345,50\u00A0USD', '\u22120,05\u00A0USD'],
  GEL: ['12345,50\u00A0GEL', '\u22120,05\u00A0GEL'],
};

const isKnown = (code: string): code is keyof typeof currencies => Object.hasOwn(currencies, code);

const digitCount = (text: string): number => text.replaceAll(/\D/g, '').length;

/** How prices and phone numbers are written. */
export const formats: readonly Check[] = [
  {
    title: 'FMT-5 prints prices of its currency as the owner does, and counts them by its digits',
    faults: ({ currency }) => {
      const texts = [1234550, -5].map((hundredths) =>
        formatMoney(fromHundredths(hundredths, currency), currency),
      );
      const expected = isKnown(currency.code) ? printed[currency.code] : texts;
      return [
        ...texts
          .filter((text, index) => text !== expected[index])
          .map((text) => `prints "${text}", not "${expected.join('", "')}"`),
        ...unmet(
          [/^[A-Z]{3}$/.test(currency.code), `currency code "${currency.code}" is not of ISO 4217`],
          [/^\d{3}$/.test(currency.isoNumber), `currency number "${currency.isoNumber}" is not three digits`],
          [currency.symbol.trim() !== '', 'the currency has no symbol'],
          [fromWire(toWire(1234550, currency), currency) === 1234550, 'an amount is lost on the wire'],
        ),
      ];
    },
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
