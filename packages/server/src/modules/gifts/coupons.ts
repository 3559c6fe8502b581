import { readCouponCode, showCouponCode } from '@caravan/cart-rules';
import type { Coupon } from '@caravan/contract';
import { toAsciiDigits } from '@caravan/i18n';
import { toWire, type Minor } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import { secureIds } from '../../secure-ids.ts';
import { createCouponRepository } from './coupon-repository.ts';
import { couponState, lastMoment } from './coupon-row.ts';
import { couponTerm } from './coupon-term.ts';

type Context = Pick<CountryContext, 'country' | 'database' | 'clock'>;
type Books = Pick<CountryContext, 'country' | 'database'>;

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

/**
 * Has an order use a coupon in the running transaction, by what the member typed, as of the moment `at` (API-29). `among`:
 * the order and those whose place it takes; a coupon that they use is theirs. A refused placing undoes it.
 */
export const claimCoupon = async (
  context: Books,
  memberId: number,
  typed: string,
  orderId: number,
  among: readonly number[],
  at: Date,
): Promise<CouponClaim> => {
  const code = readCouponCode(toAsciiDigits(typed));
  if (code === null) return { ok: false, why: 'unknown' };
  const repository = createCouponRepository(context);
  const coupon = await repository.take(memberId, code, orderId, among, at);
  if (coupon) return { ok: true, coupon };
  const standing = await repository.standing(memberId, code, among);
  if (!standing) return { ok: false, why: 'unknown' };
  const state = couponState(standing, at);
  return { ok: false, why: state === 'usable' ? 'used' : state };
};

/** Takes a coupon again for an order that is paid although it had ended; false when another order has it by now. */
export const takeCouponAgain = async (
  context: Books,
  order: { readonly id: number; readonly member_id: number; readonly coupon_code: string | null },
): Promise<boolean> => {
  if (order.coupon_code === null) return true;
  const { id, member_id: memberId, coupon_code: code } = order;
  return (await createCouponRepository(context).take(memberId, code, id, [id], null)) !== undefined;
};

/** Issues the coupon that an order has earned by being paid at the moment `at` (LIM-6); nothing where the country gives none. */
export const issueCoupon = async (
  context: Books & Partial<Pick<CountryContext, 'ids'>>,
  orderId: number,
  at: Date,
): Promise<void> => {
  const term = couponTerm(context.country, at, context.ids ?? secureIds);
  if (term) await createCouponRepository(context).insert(orderId, term.code, at, term.expiresAt);
};

/** Frees the coupons that these orders used, but for the one that they go on using. */
export const freeCoupons = (
  context: Books,
  orderIds: readonly number[],
  butFor: number | null = null,
): Promise<void> => createCouponRepository(context).free(orderIds, butFor);

/** Takes back the coupon that an order earned which goes back itself. */
export const takeBackCoupon = (context: Books, orderId: number, at: Date): Promise<void> =>
  createCouponRepository(context).takeBack(orderId, at);

/** What the coupon that an order earned has bought already; smallest unit. */
export const couponSpent = (context: Books, orderId: number): Promise<Minor> =>
  createCouponRepository(context).spent(orderId);
