import type { CountryContext } from '../../context.ts';
import { judgeAlone } from './member-lock.ts';
import { findOwner, lockOrder } from './order-repository.ts';
import type { OrderRow } from './order-row.ts';

/**
 * Works on one order of the country in a transaction, its member and itself locked in that order (LIM-7). `at`: the
 * database's time. null when there is no such order.
 */
export const withOrder = <Result>(
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  orderId: number,
  work: (order: OrderRow, at: Date) => Promise<Result>,
): Promise<Result | null> =>
  database.inTransaction(async () => {
    const [owner] = await database.run(findOwner, [country.val, orderId]);
    if (!owner) return null;
    const at = await judgeAlone({ database }, owner.member_id);
    const [order] = await database.run(lockOrder, [country.val, orderId]);
    return order ? work(order, at) : null;
  });
