import type { CountryContext } from '../../../context.ts';
import { takeFromCart } from './line-repository.ts';

/** Takes what was bought out of the member's cart: when an order is paid or confirmed, and only then (PAY-7). */
export const emptyCartOf = async (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  orderId: number,
  memberId: number,
): Promise<void> => {
  await database.run(takeFromCart, [country.val, memberId, orderId]);
};
