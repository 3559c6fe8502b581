import { readCouponCode, showCouponCode } from '@caravan/cart-rules';
import type { Coupon } from '@caravan/contract';
import { toAsciiDigits } from '@caravan/i18n';
import { toWire } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import { createCouponRepository } from './coupon-repository.ts';
import { couponState, lastMoment } from './coupon-row.ts';

type Context = Pick<CountryContext, 'country' | 'database' | 'clock'>;

/**
 * The member's coupons, the first to expire first. One that the member's unpaid order holds is usable: a newer order takes
 * that one's place (LIM-6).
 */
export const readCoupons = async (context: Context, memberId: number): Promise<Coupon[]> => {
  const now = context.clock.now();
  const rows = await createCouponRepository(context).list(memberId);
  return rows.map((row) => ({
    code: showCouponCode(row.code),
    amount: toWire(row.amount, context.country.currency),
    validUntil: lastMoment(row.expires_at),
    state: couponState(row, now),
    earnedWith: row.earned_with,
  }));
};

/** A coupon that may be used, or why not; another member's is as unknown as none. */
export type CouponClaim =
  | {
      readonly ok: true;
      readonly coupon: { readonly id: number; readonly code: string; readonly amount: number };
    }
  | { readonly ok: false; readonly why: 'unknown' | Exclude<Coupon['state'], 'usable'> };

/** Claims a coupon for an order in the running transaction, by what the member typed (API-29). */
export const claimCoupon = async (
  context: Context,
  memberId: number,
  typed: string,
  orderIds: readonly number[],
): Promise<CouponClaim> => {
  const code = readCouponCode(toAsciiDigits(typed));
  if (code === null) return { ok: false, why: 'unknown' };
  const row = await createCouponRepository(context).lock(memberId, code, orderIds);
  if (!row) return { ok: false, why: 'unknown' };
  const state = couponState(row, context.clock.now());
  return state === 'usable' ? { ok: true, coupon: row } : { ok: false, why: state };
};

/** Takes a coupon again for an order that is paid although it had ended; false when another order has it by now. */
export const takeCouponAgain = async (
  context: Pick<Context, 'country' | 'database'>,
  order: { readonly id: number; readonly member_id: number; readonly coupon_code: string | null },
): Promise<boolean> =>
  order.coupon_code === null ||
  createCouponRepository(context).take(order.member_id, order.coupon_code, order.id);
