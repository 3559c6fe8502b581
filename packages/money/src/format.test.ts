import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencies, formatAmount, formatMoney, fromHundredths, type Currency } from './index.ts';

const { TRY, AZN, KZT, KGS, USD, GEL } = currencies;

/** Hundredths of a major unit, and how the owner prints them (numbers alone). */
const printed: [currency: Currency, hundredths: number, text: string][] = [
  [TRY, 0, '0,00'],
  [TRY, 100, '1,00'],
  [TRY, 1234550, '12.345,50'],
  [TRY, 1200000, '12.000,00'],
  [AZN, 5, '0,05'],
  [AZN, 123450, '1.234,50'],
  [AZN, 123456789, '1.234.567,89'],
  [USD, 0, '0,00'],
  [USD, 100, '1,00'],
  [USD, 1234550, '12.345,50'],
  [USD, 1200000, '12.000,00'],
  [KZT, 5, '0'],
  [KZT, 123450, '1\u00A0235'],
  [KZT, 123456789, '1\u00A0234\u00A0568'],
  [KGS, 0, '0'],
  [KGS, 100, '1'],
  [KGS, 1234550, '12\u00A0346'],
  [KGS, 1200000, '12\u00A0000'],
  [GEL, 5, '0,05'],
  [GEL, 123450, '1234,50'],
  [GEL, 123456789, '1234567,89'],
];

it.each(printed)('FMT-1 FMT-2 FMT-3 FMT-4 prints %o of %i hundredths as %s', (currency, hundredths, text) => {
  expect(formatAmount(fromHundredths(hundredths, currency), currency)).toBe(text);
});

it.each([
  [TRY, 123450, '1.234,50\u00A0₺'],
  [AZN, 123450, '1.234,50\u00A0AZN'],
  [KZT, 12000, '12\u00A0000\u00A0₸'],
  [KGS, 1234, '1\u00A0234\u00A0сом'],
  [USD, 123450, '1.234,50\u00A0USD'],
  [GEL, 123450, '1234,50\u00A0GEL'],
  [KGS, -1500, '\u22121\u00A0500\u00A0сом'],
  [TRY, -5, '\u22120,05\u00A0₺'],
  [TRY, -0, '0,00\u00A0₺'],
] as const)('FMT-5 puts the symbol of %o behind %i', (currency, amount, text) => {
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
  expect(fromHundredths(hundredths, KGS)).toBe(amount);
});

it('FMT-5 keeps every digit of any amount', () => {
  const any = fc.constantFrom<Currency>(TRY, AZN, KZT, KGS, USD, GEL);
  fc.assert(
    fc.property(any, fc.maxSafeInteger(), (currency, amount) => {
      const digits = formatAmount(amount, currency)
        .replaceAll(/[.,\u00A0]/g, '')
        .replace('\u2212', '-');
      expect(Number(digits)).toBe(amount);
    }),
  );
});

it('refuses amounts that are not whole units', () => {
  expect(() => formatMoney(0.5, KGS)).toThrow(RangeError);
  expect(() => formatMoney(Number.NaN, KGS)).toThrow(RangeError);
});
