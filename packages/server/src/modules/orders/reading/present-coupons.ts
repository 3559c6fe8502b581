import { showCouponCode } from '@caravan/cart-rules';
import type { OrderStatus, OrderSummary } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import { toWire } from '@caravan/money';
import { couponState, lastMoment } from '../../gifts/index.ts';
import type { ShownOrder } from './read-repository.ts';
import { readStatus } from '../states/states.ts';

/** Whether an order without a coupon is promised the one that it earns: not while a person decides about it (PAY-12). */
const isPromised: Readonly<Record<OrderStatus, boolean>> = {
  draft: false,
  awaiting_payment: true,
  confirmed: true,
  paid: false,
  paid_review: false,
  shipped: true,
  delivered: false,
  cancelled: false,
  expired: false,
  refused: false,
  returned: false,
  refunded: false,
};

/** The coupon that an order used, and the one that it has earned or will earn (LIM-6). */
export const presentCoupons = (
  order: ShownOrder,
  { currency, rules }: Pick<CountryDefinition, 'currency' | 'rules'>,
  now: Date,
): Pick<OrderSummary, 'coupon' | 'couponCode' | 'couponEarned'> => {
  const used = {
    ...(order.coupon > 0 && { coupon: toWire(order.coupon, currency) }),
    ...(order.coupon_code !== null && { couponCode: showCouponCode(order.coupon_code) }),
  };
  const issued = order.issued_coupon;
  if (issued) {
    const couponEarned = {
      amount: toWire(issued.amount, currency),
      code: showCouponCode(issued.code),
      validUntil: lastMoment(issued.expires_at),
      state: couponState(issued, now),
    };
    return { ...used, couponEarned };
  }
  const promised = order.coupon_earned > 0 && isPromised[readStatus(order.status)] && rules.gifts?.coupon;
  if (!promised) return used;
  const amount = toWire(order.coupon_earned, currency);
  return { ...used, couponEarned: { amount, code: null, validUntil: null, state: 'promised' } };
};
