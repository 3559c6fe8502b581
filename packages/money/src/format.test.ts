import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAmount, formatMoney, fromHundredths, type Currency } from './index.ts';
import { leading, parts, plain, thin, whole } from './testing/currencies.ts';

/** Hundredths of a major unit, and how they are printed (numbers alone). */
const printed: [currency: Currency, hundredths: number, text: string][] = [
  [parts, 0, '0,00'],
  [parts, 5, '0,05'],
  [parts, 100, '1,00'],
  [parts, 99999, '999,99'],
  [parts, 123450, '1.234,50'],
  [parts, 123456789, '1.234.567,89'],
  [whole, 0, '0'],
  [whole, 5, '0'],
  [whole, 100, '1'],
  [whole, 123450, '1\u00A0235'],
  [whole, 123456789, '1\u00A0234\u00A0568'],
  [plain, 5, '0,05'],
  [plain, 123450, '1234,50'],
  [plain, 123456789, '1234567,89'],
  [leading, 123456789, '1’234’567.89'],
  [thin, 5, '0,050'],
  [thin, 123456789, '1.234.567,890'],
];

it.each(printed)('prints %o of %i hundredths as %s', (currency, hundredths, text) => {
  expect(formatAmount(fromHundredths(hundredths, currency), currency)).toBe(text);
});

it.each([
  [parts, 123450, '1.234,50\u00A0¤'],
  [whole, 12000, '12\u00A0000\u00A0wh'],
  [whole, -1500, '\u22121\u00A0500\u00A0wh'],
  [parts, -5, '\u22120,05\u00A0¤'],
  [parts, -0, '0,00\u00A0¤'],
  [leading, 123450, '£\u00A01’234.50'],
  [leading, 0, '£\u00A00.00'],
  [thin, 1234567, '1.234,567\u00A0th'],
  [leading, -123450, '\u2212£\u00A01’234.50'],
] as const)('FMT-5 puts the symbol of %o where it belongs beside %i', (currency, amount, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

it.each([
  [49, 0],
  [50, 1],
  [150, 2],
  [-49, 0],
  [-50, -1],
  [-150, -2],
])('FMT-5 rounds %i hundredths half away from zero', (hundredths, amount) => {
  expect(fromHundredths(hundredths, whole)).toBe(amount);
});

it('FMT-5 keeps every digit of any amount', () => {
  const any = fc.constantFrom<Currency>(parts, whole, plain, leading);
  fc.assert(
    fc.property(any, fc.maxSafeInteger(), (currency, amount) => {
      const digits = formatAmount(amount, currency)
        .replaceAll(/[.,’\u00A0]/g, '')
        .replace('\u2212', '-');
      expect(Number(digits)).toBe(amount);
    }),
  );
});

it('refuses amounts that are not whole units', () => {
  expect(() => formatMoney(0.5, whole)).toThrow(RangeError);
  expect(() => formatMoney(Number.NaN, whole)).toThrow(RangeError);
});
