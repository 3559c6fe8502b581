import { describe, expect, it } from 'vitest';
import { readSizeFlags } from './size-flags.ts';

describe('what bench:size is asked for', () => {
  it('PERF-6 is a large shop unless something else is said', () => {
    expect(readSizeFlags([])).toEqual({ products: 100_000, members: 100_000, orders: 100_000 });
    expect(readSizeFlags(['--', '--products', '20000', '--orders', '1000000'])).toEqual({
      products: 20_000,
      members: 100_000,
      orders: 1_000_000,
    });
  });

  it.each([
    [['--products', '5'], /--products is a whole number from 10000 to 100000, not 5/],
    [['--orders', 'many'], /--orders is a whole number/],
    [['--shops', '6'], /shops/],
  ])('PERF-6 refuses %j in words', (words, said) => {
    expect(() => readSizeFlags(words)).toThrow(said);
  });
});
