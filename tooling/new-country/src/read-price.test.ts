import { formatMoney } from '@caravan/money';
import { expect, it } from 'vitest';
import { readPrice } from './read-price.ts';

it.each([
  ['1 234 сом', 1234, '1\u00A0234\u00A0сом'],
  ['1.234,00 ₺', 123_400, '1.234,00\u00A0₺'],
  ['1234,00 GEL', 123_400, '1234,00\u00A0GEL'],
  ['soʻm 1 234', 1234, 'soʻm\u00A01\u00A0234'],
  ['1,234.000 KWD', 1_234_000, '1,234.000\u00A0KWD'],
  ["CHF 1'234.00", 123_400, "CHF\u00A01'234.00"],
])('CTRY-6 reads off %s how 1234 is printed', (typed, amount, text) => {
  const format = readPrice(typed);
  expect(format && formatMoney(amount, { ...format, code: 'XXX', isoNumber: '999' })).toBe(text);
});

it.each(['', '1234', 'сом', '1234,5 ₺', '1234,0000 ₺', '1.234.00 ₺', '12,34 ₺', '$ 1,234.00 USD', '1-234 ₺'])(
  'CTRY-6 reads nothing off %j',
  (typed) => {
    expect(readPrice(typed)).toBeNull();
  },
);
