import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { stockKeeper } from '../../db/store-stock.ts';

/** A product that orders of the member have touched. */
export interface UsedRow {
  product_id: number;
  daily: number;
  monthly: number;
  held: number;
}

const counting = `'confirmed', 'paid', 'paid_review', 'shipped', 'delivered'`;

/** Orders since the month began, and those that still wait for their money, however old: each by an index of its own. */
const sumUsed = statement<UsedRow>(
  'orders_limits_used',
  `with counted as (
     select id, status, placed_at, store from orders
      where country = $1 and member_id = $2 and placed_at >= $4 and status in (${counting})
     union all
     select id, status, placed_at, store from orders where country = $1 and member_id = $2 and status = 'awaiting_payment')
   select l.product_id,
          coalesce(sum(l.quantity - l.returned) filter (where o.status <> 'awaiting_payment' and o.placed_at >= $5
            and not l.gift), 0)::int as daily,
          coalesce(sum(l.quantity - l.returned) filter (where o.status <> 'awaiting_payment' and o.placed_at >= $4
            and not l.gift), 0)::int as monthly,
          coalesce(sum(l.quantity) filter (where o.status = 'awaiting_payment'
            and ${stockKeeper('o.store')} is not distinct from ${stockKeeper('$6::int')}), 0)::int as held
     from counted o join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
    where l.product_id = any($3::int[]) group by l.product_id`,
);

/** The same of all orders but `$6`, the unpaid ones included that can still be paid (LIM-7). */
const sumBeside = statement<UsedRow>(
  'orders_limits_beside',
  `select l.product_id, 0 as held,
          coalesce(sum(l.quantity - l.returned) filter (where o.placed_at >= $5), 0)::int as daily,
          coalesce(sum(l.quantity - l.returned), 0)::int as monthly
     from orders o join order_lines l on l.order_id = o.id
    where o.country = $1 and o.member_id = $2 and l.product_id = any($3::int[]) and o.id <> $6 and not l.gift
      and o.placed_at >= $4
      and o.status in ('awaiting_payment', ${counting})
    group by l.product_id`,
);

/** Since when orders count: for a month's limit and for a day's. */
export interface LimitPeriods {
  readonly month: Date;
  readonly day: Date;
}

/** What the orders of a member in one country say about products. */
export interface LimitRepository {
  /** Rows of the products that orders have touched; what is held is that of the region `store`. */
  used(
    memberId: number,
    productIds: readonly number[],
    since: LimitPeriods,
    store: number | null,
  ): Promise<UsedRow[]>;
  /** Rows of what all orders but one say. */
  beside(
    memberId: number,
    productIds: readonly number[],
    since: LimitPeriods,
    orderId: number,
  ): Promise<UsedRow[]>;
}

/** The same by the order tables. */
export const createLimitRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): LimitRepository => ({
  used: (memberId, productIds, { month, day }, store) =>
    database.run(sumUsed, [val, memberId, productIds, month, day, store]),
  beside: (memberId, productIds, { month, day }, orderId) =>
    database.run(sumBeside, [val, memberId, productIds, month, day, orderId]),
});
