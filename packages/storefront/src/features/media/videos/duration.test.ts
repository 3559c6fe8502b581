import { expect, it } from 'vitest';
import { duration } from './duration.ts';

it.each([
  [0, '0:00'],
  [7, '0:07'],
  [59.6, '1:00'],
  [760, '12:40'],
  [3723, '1:02:03'],
])('CONT-1 %d seconds are written %s', (seconds, written) => {
  expect(duration(seconds)).toBe(written);
});
