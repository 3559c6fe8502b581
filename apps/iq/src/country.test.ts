import { describeCountry, regionsIn } from '@caravan/country/exam';
import { formatMoney } from '@caravan/money';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { country } from './country.ts';
import { currency } from './price.ts';

describeCountry(country, {
  regions: regionsIn(readFileSync(new URL('../regions.yaml', import.meta.url), 'utf8')),
  theme: readFileSync(new URL('theme.css', import.meta.url), 'utf8'),
});

it.each([
  [0, '0,00\u00A0USD'],
  [5, '0,05\u00A0USD'],
  [100, '1,00\u00A0USD'],
  [123_450, '1.234,50\u00A0USD'],
  [1_234_550, '12.345,50\u00A0USD'],
  [1_200_000, '12.000,00\u00A0USD'],
  [123_456_789, '1.234.567,89\u00A0USD'],
  [-5, '\u22120,05\u00A0USD'],
])('FMT-3 FMT-5 %d is printed as %s', (amount, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
