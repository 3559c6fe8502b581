import type { WantedItem } from '@caravan/cart-rules';
import type { CountryContext } from '../../../context.ts';
import { orderedItems } from './line-repository.ts';

/** What an earlier order of the member held, to be put into the cart again (API-58). null: no such order. */
export const readOrderedItems = async (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  memberId: number,
  orderId: number,
): Promise<WantedItem[] | null> => {
  const rows = await database.run(orderedItems, [country.val, memberId, orderId]);
  return rows.length === 0 ? null : rows.map(({ code, quantity }) => ({ productCode: code, quantity }));
};
