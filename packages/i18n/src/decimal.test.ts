import { expect, it } from 'vitest';
import { formatDecimal } from './index.ts';

it.each([
  [1.5, 'en', '1.5'],
  [1.5, 'ru', '1,5'],
  [1.5, 'kk', '1,5'],
  [1.5, 'az', '1,5'],
  [43, 'ka', '43'],
])('LANG-6 prints %d in %s as %s', (value, language, text) => {
  expect(formatDecimal(value, language)).toBe(text);
});

it('LANG-6 prints as many digits after the point as are wanted', () => {
  expect(formatDecimal(4, 'ka', 1)).toBe('4,0');
  expect(formatDecimal(4.26, 'en', 1)).toBe('4.3');
});
