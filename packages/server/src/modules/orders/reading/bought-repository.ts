import { statement } from '../../../db/database.ts';

/** Whether a member has a product of orders in some states, and not only as a gift of the shop. */
export const findBought = statement<{ bought: boolean }>(
  'orders_has_bought',
  `select exists (select from orders o join order_lines l on l.order_id = o.id
     where o.country = $1 and o.member_id = $2 and l.product_id = $3 and o.status = any($4::text[])
       and not l.gift and l.returned < l.quantity) as bought`,
);
