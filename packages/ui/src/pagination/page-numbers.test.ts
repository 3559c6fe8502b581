import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
  [3, 5, '1 2 3 4 5'],
])('page %d of %d offers %s', (page, pages, offered) => {
  expect(
    pageNumbers(page, pages)
      .map((n) => n ?? '…')
      .join(' '),
  ).toBe(offered);
});
