import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

const takeFromCart = statement(
  'orders_take_from_cart',
  `with bought as (select product_id, quantity from order_lines where order_id = $3 and not gift),
   cart as (select id from carts where country = $1 and member_id = $2 for update),
   less as (
     update cart_lines l set quantity = l.quantity - b.quantity from bought b, cart c
      where l.cart_id = c.id and l.product_id = b.product_id and l.quantity > b.quantity returning 1),
   gone as (
     delete from cart_lines l using bought b, cart c
      where l.cart_id = c.id and l.product_id = b.product_id and l.quantity <= b.quantity returning 1)
   update carts set version = version + 1, updated_at = $4
    where id in (select id from cart) and (exists (select from less) or exists (select from gone))`,
);

/** Takes what was bought out of the member's cart: when an order is paid or confirmed, and only then (PAY-7). */
export const emptyCartOf = async (
  { country, database, clock }: Pick<CountryContext, 'country' | 'database' | 'clock'>,
  orderId: number,
  memberId: number,
): Promise<void> => {
  await database.run(takeFromCart, [country.val, memberId, orderId, clock.now()]);
};
