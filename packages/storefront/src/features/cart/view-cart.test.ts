import { describe, expect, it } from 'vitest';
import { testCart, type CartFacts } from '../../testing/cart-server.ts';
import { testCountry } from '../../testing/test-country.ts';
import { viewCart } from './view-cart.ts';

const { rules, currency, defaultStore: store } = testCountry();
const context = { rules, currency, level: 'supervisor' as const, store };
const noLimit = { limit: null, used: 0 };

const lines: CartFacts[] = [
  { code: '1', quantity: 2, unitPrice: 1999, unitCc: 125 },
  { code: '2', quantity: 1, unitPrice: 333, unitCc: 7, discountable: false },
  { code: '3', quantity: 3, limits: { once: { limit: 3, used: 0 }, daily: noLimit, monthly: noLimit } },
];

describe('a cart on the screen', () => {
  it('CART-4 the browser’s forecast equals the server’s answer to the smallest unit, for any quantities', () => {
    const cart = testCart(lines);
    for (const first of [0, 1, 2, 7, 40])
      for (const second of [0, 1, 13])
        for (const third of [0, 1, 3]) {
          const wanted = { 1: first, 2: second, 3: third };
          const then = lines
            .map((line) => ({ ...line, quantity: wanted[Number(line.code) as 1 | 2 | 3] }))
            .filter(({ quantity }) => quantity > 0);
          const forecast = viewCart(cart, wanted, context);
          const told = viewCart(testCart(then), {}, context);
          expect(forecast, JSON.stringify(wanted)).toEqual({
            ...told,
            lines: told.lines.map((line, place) => ({ ...line, line: forecast.lines[place]?.line })),
          });
        }
  });

  it('shows the server’s own sums while nothing is pending, even where the rules would say otherwise', () => {
    const cart = testCart(lines);
    const odd = { ...cart, totals: { ...cart.totals, total: '1.00' } };
    expect(viewCart(odd, {}, context).totals.total).toBe(100);
    expect(viewCart(odd, { 1: 3 }, context).totals.total).not.toBe(100);
  });

  it('CART-7 a line that lost its stock blocks the order, until it is lowered', () => {
    const cart = testCart([{ code: '1', quantity: 5, stock: 2 }]);
    const short = viewCart(cart, {}, context);
    expect(short.canOrder).toBe(false);
    expect(short.lines[0]).toMatchObject({
      blocked: true,
      messages: [{ code: 'out_of_stock', available: 2 }],
    });
    expect(viewCart(cart, { 1: 2 }, context).canOrder).toBe(true);
  });

  it('a disabled product is told from one that is out of stock by the server’s message', () => {
    const [line] = viewCart(testCart([{ code: '1', quantity: 1, disabled: true }]), {}, context).lines;
    expect(line?.messages).toEqual([{ code: 'disabled', productCode: '1' }]);
  });

  it('LIM-6 a gift is shown while it is due: it goes as soon as too little is left, and has no limits of its own', () => {
    const giving = { ...rules, gifts: { coupon: null, freeGift: { over: 5000 } } };
    const gift = { code: '1', quantity: 1, unitPrice: 0, unitCc: 0, gift: true };
    const cart = { ...testCart([{ code: '1', quantity: 5 }, gift]), giftAvailable: true };
    const shown = (wanted: Record<string, number>) => viewCart(cart, wanted, { ...context, rules: giving });
    expect(shown({}).lines.map(({ line, quantity }) => [line.gift ?? false, quantity])).toEqual([
      [false, 5],
      [true, 1],
    ]);
    expect(shown({ 1: 7 }).lines.map(({ quantity }) => quantity)).toEqual([7, 1]);
    expect(shown({ 1: 41 }).lines.map(({ blocked }) => blocked)).toEqual([true, false]);
    expect(shown({ 1: 2 })).toMatchObject({ lines: [{ quantity: 2 }], gift: { met: false } });
    expect(viewCart({ ...cart, giftAvailable: false }, {}, { ...context, rules: giving }).gift).toBeNull();
  });

  it('passes on what the server says beyond the rules, once', () => {
    const cart = testCart(lines);
    const told = { ...cart, messages: [{ code: 'reduced', text: 'Only 2 came along', productCode: '1' }] };
    expect(viewCart(told, {}, context).told).toEqual(['Only 2 came along']);
  });
});
