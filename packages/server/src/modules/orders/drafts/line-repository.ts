import { statement } from '../../../db/database.ts';

/** What a member's order held, but for gifts. */
export const orderedItems = statement<{ code: string; quantity: number }>(
  'orders_ordered_items',
  `select l.code, l.quantity from order_lines l join orders o on o.id = l.order_id
    where o.country = $1 and o.member_id = $2 and o.id = $3 and not l.gift order by l.position`,
);

/** Takes the lines of an order out of the member's cart, so many of each as were bought. */
export const takeFromCart = statement(
  'orders_take_from_cart',
  `with bought as (select product_id, quantity from order_lines where order_id = $3 and not gift),
   cart as (select id from carts where country = $1 and member_id = $2 for update),
   less as (
     update cart_lines l set quantity = l.quantity - b.quantity from bought b, cart c
      where l.cart_id = c.id and l.product_id = b.product_id and l.quantity > b.quantity returning 1),
   gone as (
     delete from cart_lines l using bought b, cart c
      where l.cart_id = c.id and l.product_id = b.product_id and l.quantity <= b.quantity returning 1)
   update carts set version = version + 1, updated_at = shop_time()
    where id in (select id from cart) and (exists (select from less) or exists (select from gone))`,
);
