import { expect, it } from 'vitest';
import { checkCurrency, type Currency } from './index.ts';
import { leading, parts, plain, whole } from './testing/currencies.ts';

it.each([whole, parts, plain, leading, { ...parts, thousands: '\u202F' }])('takes %o', (currency) => {
  expect(checkCurrency(currency)).toBe(currency);
});

it.each<[field: keyof Currency, value: string]>([
  ['code', 'Som'],
  ['code', 'KGSS'],
  ['isoNumber', '41'],
  ['symbol', ''],
  ['symbol', ' '],
  ['symbol', '¤ '],
  ['thousands', ' '],
  ['thousands', '0'],
  ['thousands', '-'],
  ['thousands', '..'],
  ['decimal', ''],
  ['decimal', '.'],
  ['decimal', '\u2212'],
])('FMT-5 refuses a %s of %j', (field, value) => {
  const currency: Currency = { ...parts, [field]: value };
  expect(() => checkCurrency(currency)).toThrow(`${currency.code}: the ${field} cannot be used`);
});

it('FMT-2 has no decimal separator where there are no decimals', () => {
  expect(() => checkCurrency({ ...whole, decimal: ',' })).toThrow('decimal');
});
