import { expect, it } from 'vitest';
import { maskMemberId, stripMemberId, toAsciiDigits } from './index.ts';

it.each([
  ['360-000-123-456', '360000123456'],
  ['900000000001', '900000000001'],
  [' 996 000 000 001 ', '996000000001'],
  ['٩٩٦-٠٠٠-٠٠٠-٠٠١', '996000000001'],
  ['360-000-123-45', null],
  ['360-000-123-4567', null],
  ['abc-def-ghi-jkl', null],
  ['', null],
])('sends for the member id %j %o', (typed, sent) => {
  expect(stripMemberId(typed)).toBe(sent);
});

it.each([
  ['996000000001', '996-000-000-001'],
  ['99600', '996-00'],
  ['9960', '996-0'],
  ['996-000', '996-000'],
  ['996000000001234', '996-000-000-001'],
  ['', ''],
])('shows the member id %j as %j', (typed, shown) => {
  expect(maskMemberId(typed)).toBe(shown);
});

it('reads Arabic-Indic and Persian digits', () => {
  expect(toAsciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 42 شارع')).toBe('0123456789 0123456789 42 شارع');
});
