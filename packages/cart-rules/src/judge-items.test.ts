import { describe, expect, it } from 'vitest';
import { judgeItems, type WantedProduct } from './judge-items.ts';

const free = { limit: null, used: 0 };
const product = (id: number, quantity: number, stock = 10): WantedProduct => ({
  id,
  quantity,
  availability: { stock, disabled: false, limits: { once: free, daily: free, monthly: free } },
});
const of = (products: Readonly<Record<string, WantedProduct>>) => (code: string) => products[code];
const items = (...wanted: readonly (readonly [code: string, quantity: number])[]) =>
  wanted.map(([productCode, quantity]) => ({ productCode, quantity }));
const member = { isMember: true, lines: 0 };

describe('CART-4 what is put into a cart', () => {
  it('is judged with what is there and what stands above it, by product and not by how its code was typed', () => {
    const gel = product(1, 4);
    const { results, put } = judgeItems(
      items(['715', 3], ['0715', 3], ['715', 4]),
      of({ '715': gel, '0715': gel }),
      member,
    );
    expect(results.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, null, 'out_of_stock']);
    expect(put).toEqual([{ product: gel, quantity: 10 }]);
  });

  it('comes in the order in which it was asked for, whatever is refused between', () => {
    const { results, put } = judgeItems(
      items(['b', 1], ['x', 1], ['a', 2], ['b', 1], ['c', 0]),
      of({ a: product(1, 0), b: product(2, 0), c: product(3, 5) }),
      member,
    );
    expect(results.map(({ refusal }) => refusal?.code ?? null)).toEqual([
      null,
      'unknown_product',
      null,
      null,
      'min_quantity',
    ]);
    expect(put.map(({ product: { id }, quantity }) => [id, quantity])).toEqual([
      [2, 2],
      [1, 2],
    ]);
  });

  it('API-21 finds no room for another product beyond 500, and room for more of one that is there', () => {
    const { results } = judgeItems(
      items(['a', 1], ['b', 1], ['a', 1], ['c', 1]),
      of({ a: product(1, 0), b: product(2, 0), c: product(3, 2) }),
      { isMember: false, lines: 499 },
    );
    expect(results.map(({ refusal }) => refusal)).toEqual([
      null,
      { code: 'cart_full', most: 500 },
      null,
      null,
    ]);
  });
});
