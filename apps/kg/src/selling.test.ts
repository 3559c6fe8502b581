import { deliveryOptions, paymentOptions, reviewCart, type Level } from '@caravan/cart-rules';
import { expect, it } from 'vitest';
import { country } from './country.ts';

const { rules } = country;
const nowhere = { provinceId: 1, districtId: null };
const osh = { provinceId: 2, districtId: null };
const courier = (place: typeof osh | typeof nowhere, cc: number): number | undefined =>
  deliveryOptions(rules, { place, goods: 5000, cc, level: 'novus' }).find(({ kind }) => kind === 'courier')
    ?.fee;

it.each([
  [1999, 200],
  [2000, 0],
])('DLV-2 with %d thousandths of a CC the courier costs %d som', (cc, fee) => {
  expect(courier(nowhere, cc)).toBe(fee);
});

it.each([
  [500, 200],
  [501, 0],
])('DLV-2 in Osh with %d thousandths of a CC the courier costs %d som', (cc, fee) => {
  expect(courier(osh, cc)).toBe(fee);
});

it('DLV-2 collecting is free everywhere', () => {
  for (const place of [nowhere, osh])
    expect(deliveryOptions(rules, { place, goods: 100, cc: 1, level: null })).toContainEqual(
      expect.objectContaining({ kind: 'pickup', fee: 0 }),
    );
});

const line = (unitPrice: number) => ({
  code: '715',
  quantity: 1,
  unitPrice,
  unitCc: 125,
  discountable: true,
  stock: 9,
  disabled: false,
  limits: {
    once: { limit: null, used: 0 },
    daily: { limit: null, used: 0 },
    monthly: { limit: null, used: 0 },
  },
});

it.each([
  ['novus', 737, 700, true],
  ['novus', 736, 699, false],
  ['manager', 1346, 700, true],
  ['manager', 1344, 699, false],
] as const)(
  'LIM-4 LIM-5 a %s with goods of %d som pays %d for them: enough is %s',
  (level: Level, price, goods, met) => {
    const { totals, minimum, canOrder } = reviewCart(rules, [line(price)], { level });
    expect(totals.subTotal - totals.discount).toBe(goods);
    expect(minimum?.met).toBe(met);
    expect(canOrder).toBe(met);
  },
);

it('DLV-5 holds 12 % VAT in the total', () => {
  expect(reviewCart(rules, [line(1120)], { level: null }, { delivery: 'pickup' }).totals).toMatchObject({
    total: 1120,
    additionalTax: 120,
  });
});

it('CHK-5 takes the card at the bank, or pays at the door, without a fee', () => {
  expect(paymentOptions(rules, { level: 'manager', payable: 5000 })).toMatchObject([
    { slug: 'demir', kind: 'card', fee: 0 },
    { slug: 'delivery-pay', kind: 'on-delivery', fee: 0 },
  ]);
});
