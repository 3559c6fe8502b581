import { percentOf } from '@caravan/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeReturn, refundable, refundOf, unitsLeft, type RefundLine, type RefundOrder } from './refund.ts';

const line = (code: string, facts: Partial<RefundLine> = {}): RefundLine => ({
  code,
  gift: false,
  unitPrice: 1000,
  quantity: 2,
  returned: 0,
  discountable: true,
  ...facts,
});

/** Two of each at 10.00, 10 % off, a coupon of 1.00, delivery 20.00, 1.00 fee: 36.00 − 1.00 + 20.00 + 1.00. */
const order = (facts: Partial<RefundOrder> = {}): RefundOrder => ({
  lines: [line('100'), line('101'), line('960', { gift: true, unitPrice: 0, quantity: 1 })],
  discountBp: 1000,
  coupon: 100,
  paymentFee: 100,
  paid: 5600,
  refunded: 0,
  couponSpent: 0,
  ...facts,
});

describe('ORD-7 money that goes back', () => {
  it('for some units is what they cost: their part of discount, coupon and fee, without the delivery', () => {
    expect(refundOf(order(), new Map([['100', 1]]))).toBe(900);
    expect(refundOf(order(), new Map([['100', 2]]))).toBe(1800);
  });

  it.each([
    ['discount alone', 0, 0, 900, 1000],
    ['coupon', 380, 0, 810, 900],
    ['fee', 0, 38, 909, 1010],
    ['coupon and fee', 380, 342, 891, 990],
  ])(
    'for one unit has its part of the %s, by what each line costs after what comes before',
    (_, coupon, paymentFee, discounted, full) => {
      const bought = order({
        lines: [line('100'), line('101', { discountable: false })],
        coupon,
        paymentFee,
        paid: 3800 - coupon + paymentFee + 2000,
      });
      expect(refundOf(bought, new Map([['100', 1]]))).toBe(discounted);
      expect(refundOf(bought, new Map([['101', 1]]))).toBe(full);
    },
  );

  it('for a unit is the same after others of its line have come back, and while a single unit of another is left', () => {
    const lines = [line('100', { quantity: 3, returned: 1 }), line('101', { quantity: 1 })];
    const some = order({ lines, coupon: 0, paymentFee: 0, paid: 5600, refunded: 900 });
    expect(refundOf(some, new Map([['100', 1]]))).toBe(900);
    expect(refundOf(some, new Map([['100', 2]]))).toBe(1800);
    expect(refundOf(some, new Map([['101', 1]]))).toBe(900);
  });

  it('with the last unit is all that is left, delivery included; a gift need not come back', () => {
    const units = new Map([
      ['100', 2],
      ['101', 2],
    ]);
    expect(refundOf(order(), units)).toBe(5600);
    const rest = order({
      lines: [line('100', { returned: 2 }), line('101')],
      refunded: 1800,
    });
    expect(refundOf(rest, new Map([['101', 2]]))).toBe(3800);
  });

  it('LIM-6 is less what the coupon has bought that the order earned', () => {
    const all = new Map([
      ['100', 2],
      ['101', 2],
    ]);
    expect(refundOf(order({ couponSpent: 1000 }), all)).toBe(4600);
    expect(refundOf(order({ couponSpent: 9000 }), all)).toBe(0);
  });

  it('is nothing where nothing was paid, and never more than is left', () => {
    expect(refundOf(order({ paid: 0 }), new Map([['100', 2]]))).toBe(0);
    expect(refundOf(order({ refunded: 5000 }), new Map([['100', 2]]))).toBe(600);
    expect(refundable({ paid: 100, refunded: 300 })).toBe(0);
  });

  it('adds up to what was paid, in whatever portions the units come back', () => {
    const anyLine = fc.record({
      unitPrice: fc.integer({ min: 0, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      discountable: fc.boolean(),
    });
    const anyOrder = fc.record({
      lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
      discountPercent: fc.integer({ min: 0, max: 50 }),
      coupon: fc.integer({ min: 0, max: 30_000 }),
      fee: fc.integer({ min: 0, max: 5000 }),
      delivery: fc.integer({ min: 0, max: 5000 }),
      portions: fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 9 })), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(anyOrder, ({ lines: made, discountPercent, coupon, fee, delivery, portions }) => {
        let lines = made.map((facts, at) => line(String(at), facts));
        const gross = (some: readonly RefundLine[]) =>
          some.reduce((all, { unitPrice, quantity }) => all + unitPrice * quantity, 0);
        const discountBp = discountPercent * 100;
        const discount = percentOf(gross(lines.filter((one) => one.discountable)), discountBp);
        const goods = gross(lines) - discount;
        const off = Math.min(coupon, goods);
        const paid = goods - off + delivery + fee;
        let refunded = 0;
        const giveBack = (units: ReadonlyMap<string, number>) => {
          if (judgeReturn(lines, units) !== null) return;
          const amount = refundOf(
            { lines, discountBp, coupon: off, paymentFee: fee, paid, refunded, couponSpent: 0 },
            units,
          );
          expect(amount).toBeGreaterThanOrEqual(0);
          refunded += amount;
          expect(refunded).toBeLessThanOrEqual(paid);
          lines = lines.map((one) => ({ ...one, returned: one.returned + (units.get(one.code) ?? 0) }));
        };
        for (const [at, quantity] of portions) giveBack(new Map([[String(at), quantity]]));
        giveBack(unitsLeft(lines));
        expect(refunded).toBe(paid);
      }),
    );
  });
});

describe('ORD-7 units that go back', () => {
  it.each([
    [new Map(), 'none'],
    [new Map([['999', 1]]), 'unknown'],
    [new Map([['960', 1]]), 'unknown'],
    [new Map([['100', 3]]), 'too_many'],
    [new Map([['100', 0]]), 'too_many'],
    [new Map([['100', 1.5]]), 'too_many'],
    [new Map([['100', 2]]), null],
  ] as const)('%o are judged %s', (units, fault) => {
    expect(judgeReturn(order().lines, units)).toBe(fault);
  });

  it('are no more than were bought less what came back', () => {
    const lines = [line('100', { returned: 1 })];
    expect(judgeReturn(lines, new Map([['100', 2]]))).toBe('too_many');
    expect(unitsLeft([...lines, line('101', { returned: 2 })])).toEqual(new Map([['100', 1]]));
  });
});
