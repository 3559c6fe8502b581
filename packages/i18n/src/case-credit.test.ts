import { expect, it } from 'vitest';
import { formatCaseCredit } from './index.ts';

it.each([
  [125, 'ru', '0,125\u00A0CC'],
  [125, 'en', '0.125\u00A0CC'],
  [125, 'tr', '0,125\u00A0CC'],
  [0, 'ka', '0,000\u00A0CC'],
  [12_500, 'kk', '12,500\u00A0CC'],
  [-5, 'az', '\u22120,005\u00A0CC'],
])('prints %i thousandths in %s as %s', (milli, language, text) => {
  expect(formatCaseCredit(milli, language)).toBe(text);
});

it('refuses parts of a thousandth', () => {
  expect(() => formatCaseCredit(0.5, 'en')).toThrow(RangeError);
});
