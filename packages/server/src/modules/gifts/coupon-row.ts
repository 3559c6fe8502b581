import type { Coupon } from '@caravan/contract';

/** What decides how a coupon stands. */
export interface CouponTerms {
  readonly expires_at: Date | string;
  readonly used: boolean;
  readonly taken_back: boolean;
}

/** How a coupon stands at a moment; one that was used stays so after its term. */
export const couponState = (coupon: CouponTerms, now: Date): Coupon['state'] => {
  if (coupon.taken_back) return 'taken_back';
  if (coupon.used) return 'used';
  return new Date(coupon.expires_at) > now ? 'usable' : 'expired';
};

/** The last moment of a coupon's last day. */
export const lastMoment = (expiresAt: Date | string): string =>
  new Date(new Date(expiresAt).getTime() - 1).toISOString();
