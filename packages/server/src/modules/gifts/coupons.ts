import { readCouponCode, showCouponCode } from '@caravan/cart-rules';
import type { Coupon } from '@caravan/contract';
import { toAsciiDigits } from '@caravan/i18n';
import { toWire } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { couponState, lastMoment } from './coupon-row.ts';

type Context = Pick<CountryContext, 'country' | 'database' | 'clock'>;

interface ListedRow {
  code: string;
  amount: number;
  expires_at: Date;
  used: boolean;
  taken_back: boolean;
  earned_with: string;
}

const listCoupons = statement<ListedRow>(
  'gifts_list_coupons',
  `select c.code, c.amount, c.expires_at, c.taken_back_at is not null as taken_back, e.code as earned_with,
          (u.id is not null and u.status <> 'awaiting_payment') as used
     from coupons c join orders e on e.id = c.order_id left join orders u on u.id = c.used_order_id
    where c.country = $1 and c.member_id = $2 order by c.expires_at, c.id desc limit 200`,
);

/**
 * The member's coupons, the first to expire first. One that the member's unpaid order holds is usable: a newer order takes
 * that one's place (LIM-6).
 */
export const readCoupons = async (
  { country, database, clock }: Context,
  memberId: number,
): Promise<Coupon[]> => {
  const now = clock.now();
  const rows = await database.run(listCoupons, [country.val, memberId]);
  return rows.map((row) => ({
    code: showCouponCode(row.code),
    amount: toWire(row.amount, country.currency),
    validUntil: lastMoment(row.expires_at),
    state: couponState(row, now),
    earnedWith: row.earned_with,
  }));
};

interface LockedCoupon {
  id: number;
  code: string;
  amount: number;
  expires_at: Date;
  used: boolean;
  taken_back: boolean;
}

/** A member's coupon, locked: of two orders that want it the second sees that it is used. `$4`: the orders that are being placed or replaced. */
const lockCoupon = statement<LockedCoupon>(
  'gifts_lock_coupon',
  `select id, code, amount, expires_at, taken_back_at is not null as taken_back,
          coalesce(used_order_id <> all($4::int[]), false) as used
     from coupons where country = $1 and member_id = $2 and code = $3 for update`,
);

/** A coupon that may be used, or why not; another member's is as unknown as none. */
export type CouponClaim =
  | {
      readonly ok: true;
      readonly coupon: { readonly id: number; readonly code: string; readonly amount: number };
    }
  | { readonly ok: false; readonly why: 'unknown' | Exclude<Coupon['state'], 'usable'> };

/** Claims a coupon for an order in the running transaction, by what the member typed (API-29). */
export const claimCoupon = async (
  { country, database, clock }: Context,
  memberId: number,
  typed: string,
  orderIds: readonly number[],
): Promise<CouponClaim> => {
  const code = readCouponCode(toAsciiDigits(typed));
  if (code === null) return { ok: false, why: 'unknown' };
  const [row] = await database.run(lockCoupon, [country.val, memberId, code, orderIds]);
  if (!row) return { ok: false, why: 'unknown' };
  const state = couponState(row, clock.now());
  return state === 'usable' ? { ok: true, coupon: row } : { ok: false, why: state };
};

const takeAgain = statement<{ id: number }>(
  'gifts_take_again',
  `update coupons set used_order_id = $4
    where country = $1 and member_id = $2 and code = $3 and taken_back_at is null
      and (used_order_id is null or used_order_id = $4) returning id`,
);

/** Takes a coupon again for an order that is paid although it had ended; false when another order has it by now. */
export const takeCouponAgain = async (
  { country, database }: Pick<Context, 'country' | 'database'>,
  order: { readonly id: number; readonly member_id: number; readonly coupon_code: string | null },
): Promise<boolean> => {
  if (order.coupon_code === null) return true;
  const taken = await database.run(takeAgain, [country.val, order.member_id, order.coupon_code, order.id]);
  return taken.length > 0;
};
