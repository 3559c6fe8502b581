import { deliveryOptions, earnedCoupon, paymentOptions, reviewCart, type Level } from '@caravan/cart-rules';
import { includedTax } from '@caravan/money';
import { expect, it } from 'vitest';
import { country } from './country.ts';

const { rules } = country;

it.each([
  ['manager', 99_999, 5990],
  ['manager', 100_000, 0],
  ['novus', 29_999, 5990],
  ['novus', 30_000, 0],
  [null, 30_000, 5990],
] as const)('DLV-1 for %s with goods of %d kuruş the courier costs %d', (level: Level | null, goods, fee) => {
  const place = { provinceId: 34, districtId: null };
  expect(deliveryOptions(rules, { place, goods, cc: 0, level })).toMatchObject([{ kind: 'courier', fee }]);
});

it('DLV-5 holds 20 % VAT in the total', () => {
  expect(includedTax(120_000, rules.vatBp)).toBe(20_000);
});

it('CHK-5 a manager does not pay at the door, everybody else may', () => {
  const slugs = (level: Level) => paymentOptions(rules, { level, payable: 100_000 }).map(({ slug }) => slug);
  expect(slugs('manager')).toEqual(['card']);
  expect(slugs('assistant_manager')).toEqual(['card', 'delivery-pay']);
});

it.each([
  [29_999, 0, 70_002],
  [30_000, 10_000, 70_001],
  [100_000, 10_000, 1],
  [100_001, 10_000, 0],
])('LIM-6 goods of %d kuruş earn a coupon of %d and lack %d to a gift', (unitPrice, coupon, missing) => {
  const none = { limit: null, used: 0 };
  const limits = { once: none, daily: none, monthly: none };
  const line = { code: '1', quantity: 1, unitCc: 0, stock: 1, disabled: false, discountable: true };
  const review = reviewCart(rules, [{ ...line, unitPrice, limits }], { level: null });
  expect(earnedCoupon(rules, unitPrice)).toBe(coupon);
  expect(review.gift).toEqual({ missing, met: missing === 0 });
});

it('LIM-6 a coupon is good for ninety days', () => {
  expect(rules.gifts?.coupon?.validDays).toBe(90);
});

it('CHK-7 asks for both agreements and gives thirty days to withdraw', () => {
  expect(country.agreements.map(({ slug }) => slug)).toEqual(['pre-information', 'distance-sales']);
  expect(country.withdrawalDays).toBe(30);
  expect(country.withdrawalForm).toBe(true);
});

it('CHK-7 the forms name the seller’s certificate and number of direct sales, and the carrier', () => {
  const named = country.seller.registrations.map(({ label }) => label['tr']);
  expect(named).toEqual(expect.arrayContaining(['Doğrudan satış yetki belgesi no', 'Doğrudan satıcı no']));
  expect(country.deliveryFacts['courier']?.carrier).toBeTruthy();
});
