import { expect, it } from 'vitest';
import { sizeCalls } from './size-calls.ts';

it('PERF-6 a search is measured by texts of which none is asked twice: what was found is remembered', () => {
  const shop = {
    products: 76,
    category: 'gel',
    inCategory: 9,
    orders: 10,
    ids: [1],
    words: ['гель', 'алоэ'],
  };
  for (const { name, path } of sizeCalls(shop).filter(({ name: of }) => /^(?:search|suggest)/.test(of))) {
    const paths = Array.from({ length: 8000 }, (_, turn) => path(turn + 1));
    expect(new Set(paths).size, name).toBe(paths.length);
  }
});
