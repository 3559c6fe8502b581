import { refundAfterCoupon } from '@caravan/cart-rules';
import type { Minor } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import { spentOfCoupon } from './order-repository.ts';
import type { OrderRow } from './order-row.ts';

/**
 * What a person pays back for a paid order that is being cancelled: all of it, but for what a coupon earned with it has
 * bought already (LIM-6). null when nothing was paid.
 */
export const refundOf = async (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  order: OrderRow,
): Promise<Minor | null> => {
  if (order.paid_at === null) return null;
  const [coupon] = await database.run(spentOfCoupon, [country.val, order.id]);
  return refundAfterCoupon(order.total, coupon?.spent ?? 0);
};
