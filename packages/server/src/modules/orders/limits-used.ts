import { startOfLocalDay, startOfLocalMonth } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import { stockKeeper } from '../../db/store-stock.ts';

/** What a member's orders say about one product. */
export interface UsedLimits {
  /** Units in orders since local midnight. */
  readonly daily: number;
  /** Units in orders since the first of the month. */
  readonly monthly: number;
  /**
   * Units that the member's own unpaid order holds, of those that the region sells. Its lines are still in the cart (PAY-7), so
   * for this member they are in stock, and they are not in `daily` and `monthly`: a newer order takes the unpaid one's
   * place. A unit held as a gift is held as any other, though it counts for no limit.
   */
  readonly held: number;
}

/** A product that no order of the member has touched. */
export const unusedLimits: UsedLimits = { daily: 0, monthly: 0, held: 0 };

interface UsedRow {
  product_id: number;
  daily: number;
  monthly: number;
  held: number;
}

const sumUsed = statement<UsedRow>(
  'orders_limits_used',
  `select l.product_id,
          coalesce(sum(l.quantity) filter (where o.status <> 'awaiting_payment' and o.placed_at >= $5
            and not l.gift), 0)::int as daily,
          coalesce(sum(l.quantity) filter (where o.status <> 'awaiting_payment' and o.placed_at >= $4
            and not l.gift), 0)::int as monthly,
          coalesce(sum(l.quantity) filter (where o.status = 'awaiting_payment'
            and ${stockKeeper('o.store')} is not distinct from ${stockKeeper('$6::int')}), 0)::int as held
     from orders o join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
    where o.country = $1 and o.member_id = $2 and l.product_id = any($3::int[])
      and (o.placed_at >= $4 or o.status = 'awaiting_payment')
      and o.status in ('awaiting_payment', 'confirmed', 'paid', 'paid_review', 'shipped', 'delivered')
    group by l.product_id`,
);

/**
 * How much of the daily and monthly limits a member has used (LIM-1) and what they hold in the region `store`, by product id;
 * products without orders are absent. One statement, in the running transaction if there is one.
 */
export const limitsUsed = async (
  { country, database, clock }: Pick<CountryContext, 'country' | 'database' | 'clock'>,
  memberId: number,
  productIds: readonly number[],
  store: number | null,
): Promise<ReadonlyMap<number, UsedLimits>> => {
  const now = clock.now();
  const month = startOfLocalMonth(now, country.timeZone);
  const day = startOfLocalDay(now, country.timeZone);
  const rows = await database.run(sumUsed, [country.val, memberId, productIds, month, day, store]);
  return new Map(rows.map(({ product_id, ...used }) => [product_id, used]));
};
