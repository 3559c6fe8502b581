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
  [0, '0\u00A0сом'],
  [1, '1\u00A0сом'],
  [1234, '1\u00A0234\u00A0сом'],
  [12_346, '12\u00A0346\u00A0сом'],
  [12_000, '12\u00A0000\u00A0сом'],
  [1_234_568, '1\u00A0234\u00A0568\u00A0сом'],
  [-1500, '\u22121\u00A0500\u00A0сом'],
])('FMT-2 FMT-5 %d is printed as %s', (amount, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
