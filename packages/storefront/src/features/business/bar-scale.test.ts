import { expect, it } from 'vitest';
import { scaleEnd } from './bar-scale.ts';

it.each([
  [0, 1],
  [1, 1],
  [1300, 2000],
  [2001, 5000],
  [5000, 5000],
  [99_999, 100_000],
])('BIZ-2 a scale for %i ends at %i', (longest, end) => {
  expect(scaleEnd(longest)).toBe(end);
});

it('BIZ-2 a scale holds the longest bar and shows it at least two fifths high', () => {
  for (let longest = 1; longest < 2_000_000_000; longest = Math.ceil(longest * 1.07)) {
    expect(scaleEnd(longest)).toBeGreaterThanOrEqual(longest);
    expect(longest / scaleEnd(longest)).toBeGreaterThanOrEqual(0.4);
  }
});
