import { expect, it } from 'vitest';
import { slopeOf } from './memory-trend.ts';

it.each([
  [[], 0],
  [[[0, 300]], 0],
  [
    [
      [0, 300],
      [10, 300],
      [20, 300],
    ],
    0,
  ],
  [
    [
      [0, 300],
      [10, 301],
      [20, 302],
    ],
    360,
  ],
  [
    [
      [0, 302],
      [10, 299],
      [20, 302],
    ],
    0,
  ],
] as const)('samples %j grow by %i MB an hour', (samples, slope) => {
  expect(slopeOf(samples.map(([seconds, megabytes]) => ({ seconds, megabytes })))).toBeCloseTo(slope);
});
