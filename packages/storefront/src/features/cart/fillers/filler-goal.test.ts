import { standardLevelDiscounts } from '@caravan/cart-rules';
import { expect, it } from 'vitest';
import { fillerGoal } from './filler-goal.ts';

const currency = {
  code: 'XXD',
  isoNumber: '999',
  digits: 2,
  write: (amount: string) => amount,
} as unknown as Parameters<typeof fillerGoal>[1]['currency'];
const rules = { levelDiscountBp: standardLevelDiscounts };
const totals = { subTotal: 7000, discount: 1000 } as Parameters<typeof fillerGoal>[0]['totals'];
const buyer = { rules, currency, level: null };
const minimum = { amount: 5000, missing: 1501, met: false };
const free = { missing: 1000, met: false };

it.each([
  [
    'the minimum comes before free delivery',
    { minimum, freeDelivery: free },
    buyer,
    { reaches: 'minimum', query: { price_from: '15.01' }, most: 3002 },
  ],
  [
    'free delivery by money',
    { minimum: null, freeDelivery: free },
    buyer,
    { reaches: 'delivery', query: { price_from: '10.00' }, most: 2000 },
  ],
  [
    'free delivery by points',
    { minimum: { ...minimum, missing: 0, met: true }, freeDelivery: { missingCc: 125, met: false } },
    buyer,
    { reaches: 'delivery', query: { cc_from: '0.125' }, most: 6000 },
  ],
  [
    'a member pays less than the retail price that is asked for',
    { minimum: null, freeDelivery: free },
    { ...buyer, level: 'manager' as const },
    { reaches: 'delivery', query: { price_from: '19.24' }, most: 2000 },
  ],
  ['nothing is missing', { minimum: null, freeDelivery: { met: true } }, buyer, null],
  ['there is no goal', { minimum: null, freeDelivery: null }, buyer, null],
])('CART-11 %s', (_what, view, who, goal) => {
  expect(fillerGoal({ ...view, totals }, who)).toEqual(goal);
});
