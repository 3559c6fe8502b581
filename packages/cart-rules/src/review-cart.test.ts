import { includedTax } from '@caravan/money';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  judgeQuantity,
  memberPrice,
  paymentOptions,
  reviewCart,
  type Choices,
  type RuleLine,
} from './index.ts';
import {
  anyLevel,
  anyLine,
  anyPlace,
  anyRules,
  freeByAmount,
  freeByCredits,
  line,
  product,
  rules,
  zones,
} from './testing/samples.ts';

const visitor = { level: null };

describe('totals', () => {
  it('CART-3 LIM-5 DLV-5 adds up lines, discount, delivery, fee and the tax held in it all', () => {
    const lines = [
      line({ code: '715', quantity: 3, unitPrice: 999, unitCc: 125 }),
      line({ code: '800', quantity: 1, unitPrice: 12_345, unitCc: 500, discountable: false }),
    ];
    const choices: Choices = {
      place: { provinceId: 2, districtId: 21 },
      delivery: 'courier',
      payment: 'card',
    };
    // 30 % of 2997 is 899.1; 1.5 % of 15 342 − 899 + 700 is 227.145; a sixth of the total is tax.
    expect(reviewCart(zones, lines, { level: 'assistant_supervisor' }, choices).totals).toEqual({
      subTotal: 15_342,
      discount: 899,
      discountBp: 3000,
      totalWithoutDiscount: 15_342,
      deliveryFee: 700,
      paymentFee: 227,
      coupon: 0,
      additionalTax: 2562,
      totalCc: 875,
      total: 15_370,
    });
  });

  it('LIM-5 rounds the discount once, on the sum', () => {
    const lines = ['1', '2', '3'].map((code) => line({ code, unitPrice: 5 }));
    expect(reviewCart(rules(), lines, { level: 'novus' }).totals.discount).toBe(1);
  });

  it('CART-3 leaves the delivery fee open while it depends on a choice', () => {
    const fee = (choices: Choices) =>
      reviewCart(freeByCredits, [line()], visitor, choices).totals.deliveryFee;
    expect(fee({})).toBeNull();
    expect(fee({ delivery: 'courier' })).toBe(200);
    expect(fee({ delivery: 'pickup' })).toBe(0);
    expect(fee({ delivery: 'drone' })).toBeNull();
    // Free at one address and not at another, though the only pickup is free.
    expect(reviewCart(freeByCredits, [line({ unitCc: 600 })], visitor).totals.deliveryFee).toBeNull();
    // Free at every address, and to collect.
    expect(reviewCart(freeByCredits, [line({ unitCc: 2000 })], visitor).totals.deliveryFee).toBe(0);
    expect(reviewCart(freeByAmount, [line()], visitor).totals.deliveryFee).toBe(5990);
    expect(reviewCart(freeByAmount, [], visitor).totals).toMatchObject({ deliveryFee: null, total: 0 });
  });

  it('CHK-5 takes no fee for a payment that is not open to the buyer', () => {
    const priced = rules({
      payments: [{ slug: 'cash', kind: 'on-delivery', feePercentBp: 1000, notFor: ['manager'] }],
    });
    const fee = (level: 'manager' | 'novus') =>
      reviewCart(priced, [line({ discountable: false })], { level }, { payment: 'cash' }).totals.paymentFee;
    expect(fee('manager')).toBe(0);
    expect(fee('novus')).toBe(100);
  });
});

describe('LIM-4 the minimum order', () => {
  const at = (unitPrice: number, level: 'manager' | null = null) =>
    reviewCart(freeByCredits, [line({ unitPrice })], { level });

  it('blocks the order below it and says what is missing', () => {
    expect(at(699)).toMatchObject({
      minimum: { amount: 700, missing: 1, met: false },
      messages: [{ code: 'below_minimum', missing: 1, minimum: 700 }],
      canOrder: false,
    });
    expect(at(700)).toMatchObject({
      minimum: { amount: 700, missing: 0, met: true },
      messages: [],
      canOrder: true,
    });
  });

  it('is compared with goods after discount, before delivery', () => {
    expect(at(1300, 'manager').minimum).toEqual({ amount: 700, missing: 24, met: false });
  });

  it('does not exist where the country has none', () => {
    expect(reviewCart(rules(), [line({ unitPrice: 1 })], visitor)).toMatchObject({
      minimum: null,
      canOrder: true,
    });
  });
});

describe('messages of lines', () => {
  const told = (one: RuleLine, level: 'novus' | null = null) => {
    const { blocked, messages, canOrder } = reviewCart(rules(), [one], { level });
    return { blocked, messages, canOrder };
  };
  const used = (name: 'once' | 'daily' | 'monthly') =>
    product({ limits: { ...product().limits, [name]: { limit: 3, used: name === 'once' ? 0 : 1 } } });

  it.each([
    ['CART-7 sold out', line({ stock: 0 }), { code: 'unavailable' }],
    [
      'CART-7 short of the last unit',
      line({ quantity: 2, stock: 1 }),
      { code: 'out_of_stock', available: 1 },
    ],
    ['CART-7 short of stock', line({ quantity: 5, stock: 3 }), { code: 'out_of_stock', available: 3 }],
    ['SHOP-6 disabled', line({ disabled: true }), { code: 'disabled' }],
    [
      'LIM-2 over the once limit',
      line({ ...used('once'), quantity: 4 }),
      { code: 'once_limit', limit: 3, available: 3 },
    ],
    [
      'LIM-2 over the daily limit',
      line({ ...used('daily'), quantity: 3 }),
      { code: 'daily_limit', limit: 3, available: 2 },
    ],
    [
      'LIM-2 over the monthly limit',
      line({ ...used('monthly'), quantity: 3 }),
      { code: 'monthly_limit', limit: 3, available: 2 },
    ],
  ])('%s blocks the order', (_, one, message) => {
    expect(told(one, 'novus')).toEqual({
      blocked: ['715'],
      messages: [{ ...message, productCode: '715' }],
      canOrder: false,
    });
  });

  it('CART-8 tells a changed price without blocking', () => {
    expect(told(line({ priceWhenAdded: 900 }))).toEqual({
      blocked: [],
      messages: [{ code: 'price_changed', productCode: '715', from: 900, to: 1000 }],
      canOrder: true,
    });
    expect(told(line({ priceWhenAdded: 1000 })).messages).toEqual([]);
  });

  it('blocks an empty cart, and a line of nothing', () => {
    expect(reviewCart(freeByCredits, [], visitor)).toMatchObject({ canOrder: false, messages: [] });
    expect(reviewCart(rules(), [line({ quantity: 0 }), line({ code: '2' })], visitor)).toMatchObject({
      blocked: ['715'],
      canOrder: false,
      totals: { subTotal: 1000 },
    });
  });
});

describe('any cart', () => {
  const carts = fc.record({
    from: anyRules,
    lines: fc.uniqueArray(anyLine, { selector: ({ code }) => code, maxLength: 12 }),
    level: anyLevel,
    choices: fc.record({
      place: anyPlace,
      delivery: fc.constantFrom(null, 'courier', 'pickup', 'drone'),
      payment: fc.constantFrom(null, 'card', 'delivery-pay', 'none'),
    }),
    store: fc.constantFrom(null, 2, 3),
  });

  it('CART-4 adds up to the smallest unit and is never negative', () => {
    fc.assert(
      fc.property(carts, ({ from, lines, level, choices, store }) => {
        const { totals } = reviewCart(from, lines, { level }, choices, store);
        const { subTotal, discount, deliveryFee, paymentFee, total } = totals;
        expect(total).toBe(subTotal - discount + (deliveryFee ?? 0) + paymentFee);
        expect(totals.additionalTax).toBe(includedTax(total, from.vatBp));
        for (const amount of Object.values(totals)) expect(amount ?? 0).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(subTotal);
      }),
    );
  });

  it('CART-4 gives the same review for the same facts in any order of lines, and from JSON', () => {
    fc.assert(
      fc.property(carts, ({ from, lines, level, choices, store }) => {
        const review = reviewCart(from, lines, { level }, choices, store);
        const turned = reviewCart(from, lines.toReversed(), { level }, choices, store);
        expect(turned.totals).toEqual(review.totals);
        expect(turned.blocked.toSorted()).toEqual(review.blocked.toSorted());
        expect(turned.canOrder).toBe(review.canOrder);
        const sent: typeof lines = JSON.parse(JSON.stringify(lines));
        expect(reviewCart(from, sent, { level }, choices, store)).toEqual(review);
      }),
    );
  });

  it('keeps a delivery fee shown before the address when the address is filled in', () => {
    const facts = fc.record({
      from: anyRules,
      one: anyLine,
      level: anyLevel,
      place: anyPlace,
      store: fc.constantFrom(null, 2),
    });
    fc.assert(
      fc.property(
        facts,
        fc.constantFrom(null, 'courier', 'pickup'),
        ({ from, one, level, place, store }, delivery) => {
          const fee = (choices: Choices) =>
            reviewCart(from, [one], { level }, choices, store).totals.deliveryFee;
          const before = fee({ delivery });
          if (before !== null) expect(fee({ delivery, place })).toBe(before);
        },
      ),
    );
  });

  it('CART-7 can be ordered exactly when every line is allowed and the minimum is met', () => {
    fc.assert(
      fc.property(carts, ({ from, lines, level, choices, store }) => {
        const review = reviewCart(from, lines, { level }, choices, store);
        const allowed = lines.every((one) => judgeQuantity(one, one.quantity, level !== null) === null);
        const enough = review.totals.subTotal - review.totals.discount >= (from.minimumOrder ?? 0);
        expect(review.canOrder).toBe(lines.length > 0 && allowed && enough);
      }),
    );
  });
});

it.each([
  [null, 1000, true, null],
  ['novus', 1000, true, 950],
  ['manager', 999, true, 519],
  ['manager', 999, false, null],
] as const)(
  'SHOP-7 prices for %s %i as a discountable product (%s): %o',
  (level, price, discountable, own) => {
    expect(memberPrice(rules(), price, level, discountable)).toBe(own);
  },
);

it('CHK-5 keeps payment on delivery from managers, and tells the fee before the choice', () => {
  const slugs = (level: 'manager' | 'novus') =>
    paymentOptions(freeByAmount, { level, payable: 100 }).map(({ slug }) => slug);
  expect(slugs('manager')).toEqual(['card']);
  expect(slugs('novus')).toEqual(['card', 'delivery-pay']);
  expect(paymentOptions(zones, { level: 'novus', payable: 12_345 })).toEqual([
    { slug: 'card', kind: 'card', feePercentBp: 150, fee: 185 },
  ]);
});
