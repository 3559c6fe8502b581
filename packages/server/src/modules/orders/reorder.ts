import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';
import type { WantedItem } from '../cart/index.ts';

const orderedItems = statement<{ code: string; quantity: number }>(
  'orders_ordered_items',
  `select l.code, l.quantity from order_lines l join orders o on o.id = l.order_id
    where o.country = $1 and o.member_id = $2 and o.id = $3 and not l.gift order by l.position`,
);

/** What an earlier order of the member held, to be put into the cart again (API-58). null: no such order. */
export const readOrderedItems = async (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  memberId: number,
  orderId: number,
): Promise<WantedItem[] | null> => {
  const rows = await database.run(orderedItems, [country.val, memberId, orderId]);
  return rows.length === 0 ? null : rows.map(({ code, quantity }) => ({ productCode: code, quantity }));
};
