import { expect, it } from 'vitest';
import { discountFor, memberPrice, standardLevelDiscounts } from './discount.ts';

const rules = { levelDiscountBp: standardLevelDiscounts };

it.each([
  [null, 0],
  ['novus', 500],
  ['assistant_supervisor', 3000],
  ['supervisor', 3800],
  ['assistant_manager', 4300],
  ['manager', 4800],
] as const)('LIM-5 %s saves %d basis points where a country does not say otherwise', (level, basisPoints) => {
  expect(discountFor(rules, level)).toBe(basisPoints);
});

it('LIM-5 SHOP-7 an own price is told only where the level saves something on the product', () => {
  expect(memberPrice(rules, 2000, 'supervisor', true)).toBe(1240);
  expect(memberPrice(rules, 2000, 'supervisor', false)).toBeNull();
  expect(memberPrice(rules, 2000, null, true)).toBeNull();
  expect(
    memberPrice({ levelDiscountBp: { ...standardLevelDiscounts, novus: 0 } }, 2000, 'novus', true),
  ).toBeNull();
});
