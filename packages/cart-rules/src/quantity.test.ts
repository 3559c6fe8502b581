import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capQuantity, judgeQuantity, judgeRoom, mostAllowed } from './index.ts';
import { anyProduct, product } from './testing/samples.ts';

const member = true;

describe('CART-4 a quantity', () => {
  const limited = product({
    stock: 10,
    limits: { once: { limit: 6, used: 0 }, daily: { limit: 8, used: 3 }, monthly: { limit: 20, used: 16 } },
  });

  it.each([
    ['of one', product(), 1, member, null],
    ['of all the stock', product({ stock: 5 }), 5, member, null],
    ['past the stock', product({ stock: 5 }), 6, member, { code: 'out_of_stock', available: 5 }],
    ['of what is sold out', product({ stock: 0 }), 1, !member, { code: 'out_of_stock', available: 0 }],
    ['of a disabled product', product({ disabled: true }), 1, member, { code: 'disabled', available: 0 }],
    ['of zero', product({ stock: 5 }), 0, member, { code: 'min_quantity', available: 5 }],
    ['below zero', product({ stock: 5 }), -1, !member, { code: 'min_quantity', available: 5 }],
    ['of a half', product({ stock: 5 }), 0.5, member, { code: 'min_quantity', available: 5 }],
    ['that is no number', product({ stock: 5 }), Number.NaN, member, { code: 'min_quantity', available: 5 }],
    ['past all limits, of a visitor', limited, 10, !member, null],
  ] as const)('%s', (_, availability, quantity, isMember, refusal) => {
    expect(judgeQuantity(availability, quantity, isMember)).toEqual(refusal);
  });

  it.each([
    [4, null],
    [5, { code: 'monthly_limit', available: 4, limit: 20 }],
    [6, { code: 'daily_limit', available: 4, limit: 8 }],
    [7, { code: 'once_limit', available: 4, limit: 6 }],
    [11, { code: 'out_of_stock', available: 4 }],
  ])('LIM-1 LIM-2 of %i is judged by stock, once, daily, monthly in turn', (quantity, refusal) => {
    expect(judgeQuantity(limited, quantity, member)).toEqual(refusal);
  });

  it('LIM-1 LIM-2 stops at the month when its limit is the tightest', () => {
    const monthly = product({
      limits: { ...limited.limits, monthly: { limit: 20, used: 18 }, daily: { limit: null, used: 9 } },
    });
    expect(judgeQuantity(monthly, 3, member)).toEqual({
      code: 'monthly_limit',
      available: 2,
      limit: 20,
    });
  });

  it('LIM-1 has nothing left when more than the limit was bought before it was set', () => {
    const over = product({ limits: { ...limited.limits, daily: { limit: 2, used: 5 } } });
    expect(judgeQuantity(over, 1, member)).toEqual({
      code: 'daily_limit',
      available: 0,
      limit: 2,
    });
  });

  it('is allowed exactly up to what is said to be available', () => {
    fc.assert(
      fc.property(
        anyProduct,
        fc.boolean(),
        fc.integer({ min: -2, max: 40 }),
        (availability, isMember, quantity) => {
          const most = mostAllowed(availability, isMember);
          const refusal = judgeQuantity(availability, quantity, isMember);
          expect(refusal === null).toBe(quantity >= 1 && quantity <= most);
          if (refusal) expect(refusal.available).toBe(most);
          expect(most).toBeGreaterThanOrEqual(0);
          expect(most).toBeLessThanOrEqual(availability.stock);
        },
      ),
    );
  });

  it('is never stricter for a visitor than for a member', () => {
    fc.assert(
      fc.property(anyProduct, (availability) => {
        expect(mostAllowed(availability, !member)).toBeGreaterThanOrEqual(mostAllowed(availability, member));
      }),
    );
  });
});

it('CART-1 caps a joined quantity to one that is allowed, and says why only if it did', () => {
  fc.assert(
    fc.property(
      anyProduct,
      fc.boolean(),
      fc.integer({ min: -2, max: 40 }),
      (availability, isMember, wanted) => {
        const { quantity, refusal } = capQuantity(availability, wanted, isMember);
        expect(quantity).toBeLessThanOrEqual(mostAllowed(availability, isMember));
        expect(quantity === 0 || judgeQuantity(availability, quantity, isMember) === null).toBe(true);
        expect(refusal === null).toBe(quantity === wanted && wanted > 0);
        if (wanted > 0) expect(quantity).toBe(Math.min(wanted, mostAllowed(availability, isMember)));
      },
    ),
  );
});

it('API-21 a cart has room for 500 products, and says so of the next one', () => {
  expect(judgeRoom(0)).toBeNull();
  expect(judgeRoom(499)).toBeNull();
  expect(judgeRoom(500)).toEqual({ code: 'cart_full', most: 500 });
});
