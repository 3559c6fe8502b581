import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** A coupon as its member sees it. */
export interface ListedCoupon {
  code: string;
  amount: number;
  expires_at: Date;
  used: boolean;
  taken_back: boolean;
  earned_with: string;
}

const listCoupons = statement<ListedCoupon>(
  'gifts_list_coupons',
  `select c.code, c.amount, c.expires_at, c.taken_back_at is not null as taken_back, e.code as earned_with,
          (u.id is not null and u.status <> 'awaiting_payment') as used
     from coupons c join orders e on e.id = c.order_id left join orders u on u.id = c.used_order_id
    where c.country = $1 and c.member_id = $2 order by c.expires_at, c.id desc limit 200`,
);

/** A coupon that an order wants, locked. */
export interface LockedCoupon {
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

const takeAgain = statement<{ id: number }>(
  'gifts_take_again',
  `update coupons set used_order_id = $4
    where country = $1 and member_id = $2 and code = $3 and taken_back_at is null
      and (used_order_id is null or used_order_id = $4) returning id`,
);

/** Coupons of one country's members. */
export interface CouponRepository {
  /** The member's, the first to expire first; at most 200. */
  list(memberId: number): Promise<ListedCoupon[]>;
  /** `orderIds`: the orders that are being placed or replaced; a coupon that they use is not used for them. */
  lock(memberId: number, code: string, orderIds: readonly number[]): Promise<LockedCoupon | undefined>;
  /** Lets an order use a coupon; false when it is taken back, another order's, or none of the member's. */
  take(memberId: number, code: string, orderId: number): Promise<boolean>;
}

/** Coupons in the database. */
export const createCouponRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): CouponRepository => ({
  list: (memberId) => database.run(listCoupons, [val, memberId]),
  async lock(memberId, code, orderIds) {
    const [row] = await database.run(lockCoupon, [val, memberId, code, orderIds]);
    return row;
  },
  take: async (memberId, code, orderId) =>
    (await database.run(takeAgain, [val, memberId, code, orderId])).length > 0,
});
