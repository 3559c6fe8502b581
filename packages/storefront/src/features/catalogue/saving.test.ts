import { expect, it } from 'vitest';
import { savingPercent } from './saving.ts';

it.each([
  ['85.00', '100.00', 15],
  ['2.00', '3.00', 33],
  ['100.00', '100.00', null],
  ['120.00', '100.00', null],
  ['99.99', '100.00', null],
  ['85.00', undefined, null],
  ['85', '100.00', null],
])('%s instead of %s saves %s percent', (price, oldPrice, percent) => {
  expect(savingPercent({ price, oldPrice }, { digits: 2 })).toBe(percent);
});
