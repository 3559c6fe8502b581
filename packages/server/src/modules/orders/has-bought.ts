import type { OrderStatus } from '@caravan/contract';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** States of orders that are paid or will be at the door, and did not go back whole. */
const boughtStates = ['confirmed', 'paid', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[];

const findBought = statement<{ bought: boolean }>(
  'orders_has_bought',
  `select exists (select from orders o join order_lines l on l.order_id = o.id
     where o.country = $1 and o.member_id = $2 and l.product_id = $3 and o.status = any($4::text[])
       and not l.gift and l.returned < l.quantity) as bought`,
);

/** Whether a member bought a product here and has kept some of it (SHOP-12); gifts of the shop do not count. */
export const createHasBought =
  ({ country, database }: Pick<CountryContext, 'country' | 'database'>) =>
  async (memberId: number, productId: number): Promise<boolean> =>
    (await database.run(findBought, [country.val, memberId, productId, boughtStates]))[0]?.bought === true;
