import { refundAfterCoupon } from '@caravan/cart-rules';
import type { Minor } from '@caravan/money';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import type { OrderRow } from './order-row.ts';

const spentOfCoupon = statement<{ spent: number }>(
  'orders_spent_of_coupon',
  `select coalesce(sum(u.coupon), 0)::int as spent from coupons c join orders u on u.id = c.used_order_id
    where c.country = $1 and c.order_id = $2`,
);

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
