import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, includedTax, percentOf, sum, times } from './index.ts';

const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

it.each([
  [10_000, 4800, 4800],
  [999, 3800, 380],
  [25, 1000, 3],
  [-25, 1000, -3],
  [24, 1000, 2],
  [1, 5000, 1],
  [-1, 5000, -1],
  [100, 0, 0],
  [9_007_199_254_740_991, 10_000, 9_007_199_254_740_991],
  [9_007_199_254_740_991, 3333, 3_002_099_511_605_172],
])('takes of %i at %i basis points %i, half away from zero', (value, bp, part) => {
  expect(percentOf(value, bp)).toBe(part);
});

it.each([
  [12_000, 2000, 2000],
  [1120, 1200, 120],
  [100, 1600, 14],
  [999, 0, 0],
  [-12_000, 2000, -2000],
])('DLV-5 finds in %i at %i basis points the tax %i', (total, vat, tax) => {
  expect(includedTax(total, vat)).toBe(tax);
});

it('DLV-5 holds the tax of the net price that it leaves', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (total, vat) => {
      const net = total - includedTax(total, vat);
      expect(Math.abs(net + percentOf(net, vat) - total)).toBeLessThanOrEqual(1);
    }),
  );
});

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [0, 0], [3, 2]],
    [7, [0, 3], [0, 7]],
    [1, [1, 2], [0, 1]],
    [1, [2, 1], [1, 0]],
    [2, [3, 2, 2], [1, 1, 0]],
    [5, [3, 2, 2], [2, 2, 1]],
    [9, [4, 3, 4], [3, 3, 3]],
    [0, [4, 5], [0, 0]],
  ])('splits %i by %j into %j', (value, weights, parts) => {
    expect(allocate(value, weights)).toEqual(parts);
  });

  it('keeps the sum, and each part within one unit of its due', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amount, weights, (value, by) => {
        const parts = allocate(value, by);
        expect(sum(parts)).toBe(value);
        const whole = sum(by);
        if (whole === 0) return;
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part - (value * (by[index] ?? 0)) / whole)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it.each([[[]], [[-1, 2]], [[0.5]]])('refuses the weights %j', (weights) => {
    expect(() => allocate(100, weights)).toThrow(RangeError);
  });
});

it('adds and multiplies whole units only, and only while exact', () => {
  expect(sum([])).toBe(0);
  expect(sum([5, -7])).toBe(-2);
  expect(times(1990, 3)).toBe(5970);
  expect(Object.is(times(-5, 0), 0)).toBe(true);
  expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  expect(() => times(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
  expect(() => times(10, 0.5)).toThrow(RangeError);
});
