import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromWire, toWire } from './index.ts';
import { parts, thin, whole } from './testing/currencies.ts';

it.each([
  [parts, 123450, '1234.50'],
  [parts, 5, '0.05'],
  [parts, 0, '0.00'],
  [parts, -5, '-0.05'],
  [whole, 12000, '12000'],
  [whole, -3, '-3'],
  [thin, 1_234_567, '1234.567'],
  [thin, -5, '-0.005'],
] as const)('API-3 sends %o %i as %s', (currency, amount, text) => {
  expect(toWire(amount, currency)).toBe(text);
  expect(fromWire(text, currency)).toBe(amount);
});

it('API-3 reads back every amount that it sends', () => {
  fc.assert(
    fc.property(fc.constantFrom(parts, thin, whole), fc.maxSafeInteger(), (currency, amount) => {
      expect(fromWire(toWire(amount, currency), currency)).toBe(amount);
    }),
  );
});

it.each([
  '',
  '1',
  '1.5',
  '1.500',
  '01.50',
  '.50',
  '1.',
  '+1.50',
  ' 1.50',
  '1,50',
  '1e2',
  '1.5e1',
  '-0.00',
  'NaN',
])('API-3 reads no hundredths from %j', (text) => {
  expect(fromWire(text, parts)).toBeNull();
});

it.each(['1.00', '1.5', '007', '-0', '', '9007199254740993', '1 000', '\u0661'])(
  'API-3 reads no whole units from %j',
  (text) => {
    expect(fromWire(text, whole)).toBeNull();
  },
);
