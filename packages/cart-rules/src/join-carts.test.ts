import { expect, it } from 'vitest';
import { joinCarts } from './index.ts';
import { product } from './testing/samples.ts';

const line = (id: number, quantity: number, brought: number, stock = 5) => ({
  id,
  quantity,
  brought,
  availability: product({ stock }),
});

it('CART-1 joins as much of each product as there is, never less than was there, while there is room for products', () => {
  const joined = joinCarts(
    [line(1, 2, 2), line(2, 4, 3), line(3, 0, 1, 0), line(4, 0, 1), line(5, 0, 1), line(6, 9, 1)],
    499,
  );
  expect(joined.map(({ product: { id }, quantity, refusal }) => [id, quantity, refusal])).toEqual([
    [1, 4, null],
    [2, 5, { code: 'out_of_stock', available: 5 }],
    [3, 0, { code: 'out_of_stock', available: 0 }],
    [4, 1, null],
    [5, 0, { code: 'cart_full', most: 500 }],
    [6, 9, { code: 'out_of_stock', available: 5 }],
  ]);
});
