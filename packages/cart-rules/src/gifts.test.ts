import { includedTax } from '@caravan/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseGift,
  earnedCoupon,
  readCouponCode,
  reviewCart,
  showCouponCode,
  type Choices,
  type ShopRules,
} from './index.ts';
import { anyLevel, anyLine, anyPlace, anyRules, freeByAmount, line, rules } from './testing/samples.ts';

const gifts = { coupon: { amount: 10_000, from: 30_000, validDays: 90 }, freeGift: { over: 100_000 } };
const giving = rules({ gifts });
const visitor = { level: null };
const gift = line({ code: '960', quantity: 1, unitPrice: 10_450, unitCc: 100, gift: true });

describe('LIM-6 the coupon that an order earns', () => {
  it.each([
    [29_999, null, 0, 1],
    [30_000, null, 10_000, 0],
    // A manager pays 52 %: 30 000 is 15 600 after discount.
    [30_000, 'manager', 0, 14_400],
    [57_693, 'manager', 10_000, 0],
  ] as const)('for goods of %i at level %s is %i, with %i missing', (unitPrice, level, earned, missing) => {
    const review = reviewCart(giving, [line({ unitPrice })], { level });
    const goods = review.totals.subTotal - review.totals.discount;
    expect(earnedCoupon(giving, goods)).toBe(earned);
    expect(review.coupon).toEqual({ amount: 10_000, missing, met: missing === 0 });
  });

  it('does not exist where the country gives none', () => {
    expect(reviewCart(rules(), [line({ unitPrice: 900_000 })], visitor)).toMatchObject({
      coupon: null,
      gift: null,
    });
    expect(earnedCoupon(rules(), 900_000)).toBe(0);
    expect(earnedCoupon(rules({ gifts: { coupon: null, freeGift: null } }), 900_000)).toBe(0);
  });
});

describe('LIM-6 a coupon that is spent', () => {
  const totals = (unitPrice: number, choices: Choices, level: 'novus' | null = null, from = freeByAmount) =>
    reviewCart(from, [line({ unitPrice })], { level }, choices).totals;

  it('lowers the goods after discount; the tax is that of what is paid', () => {
    // 5 % off 20 000, 10 000 by the coupon, the courier's 5990; a sixth of it is tax.
    expect(totals(20_000, { coupon: 10_000 }, 'novus')).toMatchObject({
      subTotal: 20_000,
      discount: 1000,
      coupon: 10_000,
      deliveryFee: 5990,
      total: 14_990,
      additionalTax: 2498,
    });
  });

  it('takes no more than the goods cost and pays no delivery', () => {
    expect(totals(8000, { coupon: 10_000 })).toMatchObject({ coupon: 8000, deliveryFee: 5990, total: 5990 });
  });

  it('leaves minimum, free delivery, gift and the next coupon as they are without it', () => {
    const from: ShopRules = { ...freeByAmount, minimumOrder: 100_000, gifts };
    const review = (choices: Choices) => reviewCart(from, [line({ unitPrice: 100_001 })], visitor, choices);
    const { totals: paid, ...facts } = review({ coupon: 10_000 });
    const { totals: whole, ...same } = review({});
    expect(facts).toEqual(same);
    expect(facts).toMatchObject({ canOrder: true, gift: { met: true }, coupon: { met: true } });
    expect(paid).toMatchObject({ deliveryFee: 0, discount: whole.discount, total: 90_001 });
  });

  it('lowers the fee for paying with what is to be paid', () => {
    const from = rules({ payments: [{ slug: 'card', kind: 'card', feePercentBp: 1000 }] });
    expect(totals(20_000, { coupon: 10_000, payment: 'card' }, null, from)).toMatchObject({
      paymentFee: 1000,
      total: 11_000,
    });
  });
});

describe('LIM-6 the free gift', () => {
  const candidates = [
    { code: '960', stock: 0 },
    { code: '961', stock: 2 },
    { code: '962', stock: 9 },
  ];

  it.each([
    [100_000, null, 1],
    [100_001, '961', 0],
  ])('for goods of %i is %s', (unitPrice, code, missing) => {
    const lines = [line({ unitPrice })];
    expect(reviewCart(giving, lines, visitor).gift).toEqual({ missing, met: missing === 0 });
    expect(chooseGift(giving, unitPrice, candidates, lines)).toBe(code);
  });

  it('is one of which a unit is left after what the order buys itself', () => {
    const buying = [line({ code: '961', quantity: 2 })];
    expect(chooseGift(giving, 200_000, candidates, buying)).toBe('962');
    expect(chooseGift(giving, 200_000, candidates.slice(0, 2), buying)).toBeNull();
    expect(chooseGift(giving, 200_000, [{ code: '963', stock: 1 }], buying)).toBe('963');
    expect(chooseGift(giving, 200_000, candidates, [{ ...gift, code: '961', quantity: 2 }])).toBe('961');
  });

  it('is not given where the country gives none', () => {
    expect(chooseGift(rules(), 900_000, candidates, [])).toBeNull();
  });

  it('costs nothing, counts for nothing, stops no order, and makes none by itself', () => {
    const bought = line({ unitPrice: 100_001 });
    const soldOut = { ...gift, stock: 0, disabled: true };
    expect(reviewCart(giving, [bought, soldOut], { level: 'novus' })).toEqual(
      reviewCart(giving, [bought], { level: 'novus' }),
    );
    expect(reviewCart(giving, [gift], visitor)).toMatchObject({ canOrder: false, totals: { total: 0 } });
  });
});

it.each([
  ['7F3K-2QM9', '7F3K2QM9'],
  [' 7f3k 2qm9 ', '7F3K2QM9'],
  ['7F3K–2QM9', '7F3K2QM9'],
  ['7F3K2QM', null],
  ['7F3K2QM9A', null],
  ['7F3K-2QMO', null],
  ["'; drop", null],
])('LIM-6 reads the coupon code %j as %s', (typed, code) => {
  expect(readCouponCode(typed)).toBe(code);
  if (code !== null) expect(readCouponCode(showCouponCode(code))).toBe(code);
});

describe('any cart with gifts', () => {
  const anyGifts = fc.record({
    coupon: fc.option(
      fc.record({ amount: fc.nat(200_000), from: fc.nat(500_000), validDays: fc.constant(90) }),
    ),
    freeGift: fc.option(fc.record({ over: fc.nat(500_000) })),
  });
  const carts = fc.record({
    from: fc.tuple(anyRules, anyGifts).map(([one, given]) => ({ ...one, gifts: given })),
    lines: fc.uniqueArray(anyLine, { selector: ({ code }) => code, maxLength: 8 }),
    given: fc.array(
      anyLine.map((one) => ({ ...one, gift: true })),
      { maxLength: 2 },
    ),
    level: anyLevel,
    choices: fc.record({
      place: anyPlace,
      delivery: fc.constantFrom(null, 'courier', 'pickup'),
      payment: fc.constantFrom(null, 'card', 'delivery-pay'),
      coupon: fc.option(fc.nat(2_000_000)),
    }),
  });

  it('LIM-6 CART-4 adds up to the smallest unit, is never negative, and a coupon is never worth more than itself or the goods', () => {
    fc.assert(
      fc.property(carts, ({ from, lines, given, level, choices }) => {
        const { totals } = reviewCart(from, [...lines, ...given], { level }, choices);
        const goods = totals.subTotal - totals.discount;
        expect(totals.coupon).toBe(Math.min(goods, choices.coupon ?? 0));
        expect(totals.total).toBe(goods - totals.coupon + (totals.deliveryFee ?? 0) + totals.paymentFee);
        expect(totals.additionalTax).toBe(includedTax(totals.total, from.vatBp));
        expect(totals.total).toBeGreaterThanOrEqual(totals.deliveryFee ?? 0);
      }),
    );
  });

  it('LIM-6 gift lines change nothing, and a coupon only the amounts to be paid', () => {
    fc.assert(
      fc.property(carts, ({ from, lines, given, level, choices }) => {
        const review = reviewCart(from, lines, { level }, choices);
        expect(reviewCart(from, [...given, ...lines], { level }, choices)).toEqual(review);
        const { totals: reduced, ...facts } = review;
        const { totals: without, ...same } = reviewCart(from, lines, { level }, { ...choices, coupon: null });
        expect(facts).toEqual(same);
        expect(reduced.total).toBeLessThanOrEqual(without.total);
        expect(reduced).toMatchObject({
          subTotal: without.subTotal,
          discount: without.discount,
          deliveryFee: without.deliveryFee,
          totalCc: without.totalCc,
        });
      }),
    );
  });

  it('LIM-6 what is earned never falls when goods are added', () => {
    fc.assert(
      fc.property(anyGifts, fc.nat(900_000), fc.nat(100_000), (given, goods, more) => {
        expect(earnedCoupon({ gifts: given }, goods + more)).toBeGreaterThanOrEqual(
          earnedCoupon({ gifts: given }, goods),
        );
      }),
    );
  });
});
