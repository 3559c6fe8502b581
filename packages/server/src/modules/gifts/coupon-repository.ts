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

/** A coupon that an order uses. */
export interface TakenCoupon {
  readonly id: number;
  readonly code: string;
  readonly amount: number;
}

/** A coupon that can't be used as it stands. */
export interface StandingCoupon {
  readonly expires_at: Date;
  readonly used: boolean;
  readonly taken_back: boolean;
}

/**
 * Has the order `$4` use a member's coupon, unless it is taken back, expired by `$6` (null: whenever that was), or used by an
 * order other than `$5`: of two orders that want it the second waits and then gets no row.
 */
const takeCoupon = statement<TakenCoupon>(
  'gifts_take_coupon',
  `update coupons set used_order_id = $4
    where country = $1 and member_id = $2 and code = $3 and taken_back_at is null
      and (used_order_id is null or used_order_id = any($5::int[])) and ($6::timestamptz is null or expires_at > $6)
   returning id, code, amount`,
);

const readStanding = statement<StandingCoupon>(
  'gifts_read_standing',
  `select expires_at, taken_back_at is not null as taken_back, coalesce(used_order_id <> all($4::int[]), false) as used
     from coupons where country = $1 and member_id = $2 and code = $3`,
);

/** Writes the coupon that an order has earned; a second time nothing. */
const insertCoupon = statement(
  'gifts_insert_coupon',
  `insert into coupons (country, member_id, code, amount, order_id, issued_at, expires_at)
   select country, member_id, $3, coupon_earned, id, $4, $5 from orders
    where country = $1 and id = $2 and coupon_earned > 0 on conflict (order_id) do nothing`,
);

const freeUsed = statement(
  'gifts_free_used',
  `update coupons set used_order_id = null where country = $1 and used_order_id = any($2::int[]) and id is distinct from $3`,
);

const takeBack = statement(
  'gifts_take_back',
  `update coupons set taken_back_at = $3 where country = $1 and order_id = $2 and taken_back_at is null`,
);

const spentOf = statement<{ spent: number }>(
  'gifts_spent_of',
  `select coalesce(sum(u.coupon), 0)::int as spent from coupons c join orders u on u.id = c.used_order_id
    where c.country = $1 and c.order_id = $2`,
);

/** Coupons of one country's members. */
export interface CouponRepository {
  /** The member's, the first to expire first; at most 200. */
  list(memberId: number): Promise<ListedCoupon[]>;
  /** Has an order use a coupon that none but `among` may use already; undefined when it may not. */
  take(
    memberId: number,
    code: string,
    orderId: number,
    among: readonly number[],
    at: Date | null,
  ): Promise<TakenCoupon | undefined>;
  /** How the coupon stands for these orders; undefined when the member has none of that code. */
  standing(memberId: number, code: string, among: readonly number[]): Promise<StandingCoupon | undefined>;
  insert(orderId: number, code: string, issuedAt: Date, expiresAt: Date): Promise<void>;
  /** Frees the coupons that these orders use, but for one. */
  free(orderIds: readonly number[], butFor: number | null): Promise<void>;
  takeBack(orderId: number, at: Date): Promise<void>;
  /** What the coupon that an order earned has bought already; smallest unit. */
  spent(orderId: number): Promise<number>;
}

/** Coupons in the database. */
export const createCouponRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): CouponRepository => ({
  list: (memberId) => database.run(listCoupons, [val, memberId]),
  take: async (memberId, code, orderId, among, at) =>
    (await database.run(takeCoupon, [val, memberId, code, orderId, among, at]))[0],
  standing: async (memberId, code, among) =>
    (await database.run(readStanding, [val, memberId, code, among]))[0],
  async insert(orderId, code, issuedAt, expiresAt) {
    await database.run(insertCoupon, [val, orderId, code, issuedAt, expiresAt]);
  },
  async free(orderIds, butFor) {
    await database.run(freeUsed, [val, orderIds, butFor]);
  },
  async takeBack(orderId, at) {
    await database.run(takeBack, [val, orderId, at]);
  },
  spent: async (orderId) => (await database.run(spentOf, [val, orderId]))[0]?.spent ?? 0,
});
