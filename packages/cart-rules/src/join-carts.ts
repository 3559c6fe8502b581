import type { WantedProduct } from './judge-items.ts';
import { capQuantity, judgeRoom } from './quantity.ts';
import type { CartFull, QuantityRefusal } from './types.ts';

/** A product of which a visitor's cart brings units to a member's, with those that are there. */
export interface BroughtProduct extends WantedProduct {
  readonly brought: number;
}

/** Units that the member's cart then has of a product, and why not all that was brought. */
export interface JoinedProduct<Product> {
  readonly product: Product;
  readonly quantity: number;
  readonly refusal: QuantityRefusal | CartFull | null;
}

/**
 * Joins a visitor's cart with a member's at login (CART-1): of each product as much as stock and limits allow, and never less than the
 * member had. `lines` is how many products the member's cart has.
 */
export const joinCarts = <Product extends BroughtProduct>(
  products: readonly Product[],
  lines: number,
): readonly JoinedProduct<Product>[] => {
  let held = lines;
  return products.map((product) => {
    const { quantity: before, brought, availability } = product;
    const full = before === 0 ? judgeRoom(held) : null;
    if (full) return { product, quantity: 0, refusal: full };
    const capped = capQuantity(availability, before + brought, true);
    const quantity = Math.max(before, capped.quantity);
    if (before === 0 && quantity > 0) held += 1;
    return { product, quantity, refusal: capped.refusal };
  });
};
