import type { Cart } from '@caravan/contract';
import { refreshCartCount } from '../../shared/cart-count/refresh-cart-count.ts';
import type { Shop } from '../../shared/shop.tsx';
import type { CartItem } from './cart-store.ts';

/** What the server has confirmed of the cart, kept where every page has it: for the badge and the product cards. */
export interface Confirmed {
  /** Units of a product that are surely in the cart. */
  readonly quantity: (code: string) => number;
  readonly take: (cart: Cart) => void;
  /** Takes the new count of units and the products that a call has changed. */
  readonly change: (
    count: number,
    changed: readonly (CartItem & { readonly quantity: number })[],
  ) => Promise<void>;
}

/** Reads and writes the confirmed quantities of a shop. */
export const confirmedOf = ({ api, cartCount }: Pick<Shop, 'api' | 'cartCount'>): Confirmed => ({
  quantity: (code) => cartCount.store.getState().quantities?.[code] ?? 0,
  take: ({ totalQuantity, items }) => {
    const bought = items.filter(({ gift }) => gift !== true);
    cartCount.set(
      totalQuantity,
      bought.map(({ productId }) => productId),
      Object.fromEntries(bought.map(({ code, quantity }) => [code, quantity])),
    );
  },
  change: async (count, changed) => {
    const { quantities, productIds } = cartCount.store.getState();
    // Without knowing what was there before, the sum is not known either.
    if (quantities === null) return refreshCartCount({ api, cartCount });
    const ids = new Set(productIds);
    for (const { productId, quantity } of changed)
      if (quantity > 0) ids.add(productId);
      else ids.delete(productId);
    const now = Object.fromEntries(changed.map(({ code, quantity }) => [code, quantity]));
    cartCount.set(count, [...ids], { ...quantities, ...now });
  },
});
