import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discountedLines,
  discountFor,
  priceLines,
  retailFor,
  shopperPrice,
  standardLevelDiscounts,
} from './discount.ts';
import { goodsOf } from './sums.ts';
import type { RuleLine } from './types.ts';

const rules = { levelDiscountBp: standardLevelDiscounts };

it.each([
  [null, 0],
  ['novus', 500],
  ['assistant_supervisor', 3000],
  ['supervisor', 3800],
  ['assistant_manager', 4300],
  ['manager', 4800],
] as const)('LIM-5 a country that says nothing else takes off for %s %i basis points', (level, off) => {
  expect(discountFor(rules, level)).toBe(off);
});

describe('SHOP-14 the price of one shopper', () => {
  it.each([
    [
      'a visitor pays the retail price',
      null,
      10_000,
      null,
      { amount: 10_000, struck: null, own: false, percent: null },
    ],
    [
      'a member their own, beside the retail one',
      'novus',
      10_000,
      null,
      { amount: 9500, struck: 10_000, own: true, percent: null },
    ],
    [
      'a visitor sees the promotion',
      null,
      85_990,
      102_990,
      { amount: 85_990, struck: 102_990, own: false, percent: 17 },
    ],
    [
      'a member the whole way from the price that is struck',
      'novus',
      85_990,
      102_990,
      { amount: 81_690, struck: 102_990, own: true, percent: 21 },
    ],
    [
      'a visitor sees half of it taken off',
      null,
      50_000,
      100_000,
      { amount: 50_000, struck: 100_000, own: false, percent: 50 },
    ],
    [
      'an old price that is no higher is none',
      'novus',
      100,
      100,
      { amount: 95, struck: 100, own: true, percent: null },
    ],
    [
      'less than half a percent is no badge',
      null,
      99_990,
      100_000,
      { amount: 99_990, struck: 100_000, own: false, percent: null },
    ],
  ] as const)('%s', (_what, level, price, oldPrice, told) => {
    expect(shopperPrice(rules, { price, oldPrice, discountable: true }, level)).toEqual(told);
  });

  it('is the retail one where the level takes nothing off', () => {
    const offer = { price: 999, oldPrice: null, discountable: false };
    expect(shopperPrice(rules, offer, 'manager')).toEqual({
      amount: 999,
      struck: null,
      own: false,
      percent: null,
    });
  });
});

const line = fc.record({
  code: fc.stringMatching(/^\d{1,3}$/),
  unitPrice: fc.nat(200_000),
  quantity: fc.nat(40),
  discountable: fc.boolean(),
});

it('SHOP-14 lines at a member’s prices add up to the goods of the order, each within a unit of its own rounding', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.constantFrom(0, 500, 3000, 4800),
      (lines, discountBp) => {
        const own = discountedLines(lines, discountBp);
        const whole = lines.map((one) => ({ ...one, gift: false }) as unknown as RuleLine);
        expect(own.reduce((all, one) => all + one, 0)).toBe(goodsOf(priceLines(whole, discountBp)));
        lines.forEach(({ unitPrice, quantity, discountable }, place) => {
          const retail = unitPrice * quantity;
          const exact = discountable ? retail * (1 - discountBp / 10_000) : retail;
          expect(Math.abs((own[place] ?? 0) - exact)).toBeLessThanOrEqual(1);
        });
      },
    ),
  );
});

it('SHOP-14 a line costs the same wherever it stands: cart, order, receipt and mail say one sum', () => {
  const distinct = fc.uniqueArray(line, { maxLength: 12, selector: ({ code }) => code });
  fc.assert(
    fc.property(distinct, fc.constantFrom(500, 3000, 4800), (lines, discountBp) => {
      const costs = (shown: typeof lines) => {
        const own = discountedLines(shown, discountBp);
        return new Map(shown.map(({ code }, place) => [code, own[place]]));
      };
      const backwards = costs(lines.toReversed());
      for (const [code, own] of costs(lines)) expect(backwards.get(code)).toBe(own);
    }),
  );
  const pair = ['715', '777'].map((code) => ({ code, unitPrice: 1010, quantity: 1, discountable: true }));
  expect(discountedLines(pair, 500)).toEqual([959, 960]);
  expect(discountedLines(pair.toReversed(), 500)).toEqual([960, 959]);
});

it('CART-11 what costs a level’s buyer so much has its retail price', () => {
  const level = fc.constantFrom(null, 'novus', 'manager');
  fc.assert(
    fc.property(fc.nat(5_000_000), level, (amount, who) => {
      const price = retailFor(rules, amount, who) ?? 0;
      const told = shopperPrice(rules, { price, oldPrice: null, discountable: true }, who).amount;
      expect(told).toBeGreaterThanOrEqual(amount);
      expect(told).toBeLessThanOrEqual(amount + 1);
    }),
  );
  expect(
    retailFor({ levelDiscountBp: { ...standardLevelDiscounts, manager: 10_000 } }, 1, 'manager'),
  ).toBeNull();
});

it('SHOP-14 LIM-6 a gift costs nothing, and takes no part', () => {
  const bought = { code: '15', unitPrice: 999, quantity: 1, discountable: true };
  expect(discountedLines([{ ...bought, gift: true }, bought], 3000)).toEqual([0, 699]);
});
