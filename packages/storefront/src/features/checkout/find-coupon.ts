import { readCouponCode } from '@caravan/cart-rules';
import type { Coupon } from '@caravan/contract';
import { toAsciiDigits } from '@caravan/i18n';

/** Why a code that was typed buys nothing. */
export type CouponError = 'coupon-unknown' | 'coupon-used' | 'coupon-expired' | 'coupon-taken-back';

/** The coupon that an order will use, or what is wrong with the code that was typed; neither where none is wanted. */
export interface FoundCoupon {
  readonly coupon: Coupon | null;
  readonly error: CouponError | null;
}

const errors: Readonly<Record<Exclude<Coupon['state'], 'usable'>, CouponError>> = {
  used: 'coupon-used',
  expired: 'coupon-expired',
  taken_back: 'coupon-taken-back',
};

/**
 * Finds the wanted coupon among the member's own, which are all that can be used (LIM-6): by what was typed, else by what was
 * chosen. A chosen one that can no longer be used is as if none were chosen.
 */
export const findCoupon = (
  { coupon: chosen, couponTyped: typed }: { readonly coupon: string; readonly couponTyped: string },
  coupons: readonly Coupon[],
): FoundCoupon => {
  if (typed.trim() === '') {
    const coupon = coupons.find(({ code, state }) => code === chosen && state === 'usable') ?? null;
    return { coupon, error: null };
  }
  const code = readCouponCode(toAsciiDigits(typed));
  const coupon = code === null ? undefined : coupons.find((one) => readCouponCode(one.code) === code);
  if (!coupon) return { coupon: null, error: 'coupon-unknown' };
  return coupon.state === 'usable' ? { coupon, error: null } : { coupon: null, error: errors[coupon.state] };
};
