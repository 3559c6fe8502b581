import { exact } from './exact.ts';
import { sum } from './arithmetic.ts';
import type { Minor } from './money.ts';

interface Share {
  readonly index: number;
  readonly part: bigint;
  readonly rest: bigint;
}

/**
 * Splits an amount in proportion to whole, non-negative weights so that the parts add up to it again; units left over
 * by rounding go to the largest remainders, the earlier first. All weights zero: equal parts.
 * @throws RangeError without weights, or for a weight that is negative or not whole.
 */
export const allocate = (amount: Minor, weights: readonly number[]): Minor[] => {
  if (weights.length === 0 || weights.some((weight) => exact(weight) < 0)) {
    throw new RangeError('an amount is split by one or more weights of zero and up');
  }
  const size = BigInt(Math.abs(exact(amount)));
  const given = weights.map(BigInt);
  const total = given.reduce((a, b) => a + b, 0n);
  const [shares, divisor] = total === 0n ? [given.map(() => 1n), BigInt(given.length)] : [given, total];

  const parts: Share[] = shares.map((weight, index) => ({
    index,
    part: (size * weight) / divisor,
    rest: (size * weight) % divisor,
  }));
  const left = Math.abs(amount) - sum(parts.map(({ part }) => Number(part)));
  const lucky = new Set(
    parts
      .toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return parts.map(({ index, part }) =>
    exact((Number(part) + (lucky.has(index) ? 1 : 0)) * Math.sign(amount)),
  );
};
