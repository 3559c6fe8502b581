import { startOfLocalDay, startOfLocalMonth } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { createLimitRepository, type LimitPeriods } from './repository.ts';

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

const periodsOf = ({ country: { timeZone } }: Pick<CountryContext, 'country'>, at: Date): LimitPeriods => ({
  month: startOfLocalMonth(at, timeZone),
  day: startOfLocalDay(at, timeZone),
});

/**
 * How much of the daily and monthly limits a member has used at a moment (LIM-1) and what they hold in the region `store`, by product id;
 * products without orders are absent. One statement, in the running transaction if there is one.
 */
export const limitsUsed = async (
  context: Pick<CountryContext, 'country' | 'database'>,
  memberId: number,
  productIds: readonly number[],
  store: number | null,
  at: Date,
): Promise<ReadonlyMap<number, UsedLimits>> => {
  const since = periodsOf(context, at);
  const rows = await createLimitRepository(context).used(memberId, productIds, since, store);
  return new Map(rows.map(({ product_id, ...used }) => [product_id, used]));
};

/**
 * How much of the limits all of a member's orders but one have used, those included that can still be paid: what an order is
 * judged by that is paid after it had ended (LIM-7).
 */
export const limitsBeside = async (
  context: Pick<CountryContext, 'country' | 'database'>,
  memberId: number,
  orderId: number,
  productIds: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, UsedLimits>> => {
  const since = periodsOf(context, at);
  const rows = await createLimitRepository(context).beside(memberId, productIds, since, orderId);
  return new Map(rows.map(({ product_id, ...used }) => [product_id, used]));
};
