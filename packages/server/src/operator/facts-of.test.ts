import { expect, it } from 'vitest';
import { factsOf } from './facts-of.ts';

it.each([
  [{}, ''],
  [{ looked: true }, 'looked'],
  [{ text: 'two\nlines \u001B[2J' }, 'text two lines [2J'],
  [{ from: 'paid_review', to: 'paid', available: false, reason: null }, 'from paid_review; to paid'],
  [{ units: { '101': 1, '102': 2 }, wanted: '3' }, 'units 101:1,102:2; wanted 3'],
  [
    { kind: 'mail', values: { paid: 9835 }, rows: [{ line: 1 }, 2] },
    'kind mail; values paid:9835; rows line:1,2',
  ],
])('OPS-1 facts are told in words: %j', (facts, words) => {
  expect(factsOf(facts)).toBe(words);
});
