import type { CountryContext } from '../../../context.ts';
import { lockOrder, lockOwners } from '../order-repository.ts';
import type { OrderRow } from '../order-row.ts';

/**
 * Works on one order of the country in a transaction, its member with the sponsor and itself locked in that order (LIM-7).
 * `at`: the database's time. null when there is no such order.
 */
export const withOrder = <Result>(
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  orderId: number,
  work: (order: OrderRow, at: Date) => Promise<Result>,
): Promise<Result | null> =>
  database.inTransaction(async () => {
    const [owner] = await database.run(lockOwners, [country.val, orderId]);
    if (!owner) return null;
    const [order] = await database.run(lockOrder, [country.val, orderId]);
    return order ? work(order, owner.at) : null;
  });
