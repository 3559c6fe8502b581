import type { Coupon } from '@caravan/contract';
import { expect, it } from 'vitest';
import { findCoupon } from './find-coupon.ts';

const coupon = (code: string, state: Coupon['state']): Coupon => ({
  code,
  amount: '10.00',
  validUntil: '2027-02-13T17:59:59.999Z',
  state,
  earnedWith: 'XX-26-7F3K2Q',
});
const coupons = [
  coupon('2222-AAAA', 'usable'),
  coupon('3333-AAAA', 'used'),
  coupon('4444-AAAA', 'expired'),
  coupon('5555-AAAA', 'taken_back'),
];

it.each([
  ['', '', null, null],
  ['2222-AAAA', '', '2222-AAAA', null],
  ['3333-AAAA', '', null, null],
  ['9999-AAAA', '', null, null],
  ['', '2222-aaaa', '2222-AAAA', null],
  ['', ' ٢٢٢٢ aaaa ', '2222-AAAA', null],
  ['2222-AAAA', '2222', null, 'coupon-unknown'],
  ['', 'FREE', null, 'coupon-unknown'],
  ['', '3333AAAA', null, 'coupon-used'],
  ['', '4444AAAA', null, 'coupon-expired'],
  ['', '5555AAAA', null, 'coupon-taken-back'],
])('LIM-6 of the chosen %j and the typed %j finds %s, or says %s', (chosen, typed, code, error) => {
  const found = findCoupon({ coupon: chosen, couponTyped: typed }, coupons);
  expect([found.coupon?.code ?? null, found.error]).toEqual([code, error]);
});
