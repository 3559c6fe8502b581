import { expect, it } from 'vitest';
import type { MemberFacts } from '../file-shapes.ts';
import { demoPurchases, type ShoppingHabits } from './demo-purchases.ts';

const habits: ShoppingHabits = {
  payment: 'card',
  delivery: 'courier',
  codes: ['100', '101', '102', '103'],
  address: null,
};
const facts = (more: Partial<MemberFacts>): MemberFacts => ({
  fboId: '999000000021',
  level: 'novus',
  firstName: 'Ada',
  lastName: 'Buyer',
  language: 'en',
  online: false,
  ...more,
});
const daysOf = (more: Partial<MemberFacts>): number[] =>
  demoPurchases(facts(more), habits).map(({ past }) => past.daysAgo);

it('CTRY-8 a demo member buys every so many days since they joined, for a year and a month at most', () => {
  expect(daysOf({ joinedDaysAgo: 100, buysEvery: 30 })).toEqual([99, 69, 39, 9]);
  expect(daysOf({ joinedDaysAgo: 100 })).toEqual([]);
  expect(Math.max(...daysOf({ joinedDaysAgo: 4000, buysEvery: 31 }))).toBe(394);
  expect(Math.min(...daysOf({ buysEvery: 14 }))).toBeGreaterThanOrEqual(3);
});

it('CTRY-8 orders that the file has are left alone', () => {
  const orders = [
    {
      daysAgo: 97,
      payment: 'card',
      delivery: 'courier',
      status: 'delivered' as const,
      lines: [{ code: '100', quantity: 1 }],
    },
  ];
  expect(Math.min(...daysOf({ buysEvery: 31, orders }))).toBeGreaterThan(110);
});

it('CTRY-8 the same file gives the same orders', () => {
  const buyer = facts({ joinedDaysAgo: 300, buysEvery: 30 });
  expect(demoPurchases(buyer, habits)).toEqual(demoPurchases(buyer, habits));
  expect(new Set(demoPurchases(buyer, habits).map(({ past }) => past.lines[0]?.code)).size).toBeGreaterThan(
    1,
  );
});
