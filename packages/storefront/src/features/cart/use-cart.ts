import { useStore } from 'zustand';
import { useShop, type Shop } from '../../shared/shop.tsx';
import type { CartState, CartStore } from './cart-store.ts';
import { keepChangingSign } from './changing-sign.ts';
import { createCartStore } from './create-cart-store.ts';
import { keepSeenCart } from './seen-cart.ts';

/** One cart for each shop that a process shows; it goes with its shop. */
const carts = new WeakMap<Shop, CartStore>();

/** The cart of a shop, made when it is first asked for. */
export const cartOf = (shop: Shop): CartStore => {
  const known = carts.get(shop);
  if (known) return known;
  const made = createCartStore(shop);
  // Who changes a quantity and leaves at once has changed it.
  if (typeof document !== 'undefined') {
    made.store.subscribe(({ cart, wanted }, before) => {
      if (cart !== null && cart !== before.cart) keepSeenCart(shop, cart);
      if (wanted !== before.wanted) keepChangingSign(Object.keys(wanted).length > 0, document);
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void made.settled();
    });
  }
  carts.set(shop, made);
  return made;
};

export const useCartStore = (): CartStore => cartOf(useShop());

/** What the cart shows now: `useCart((state) => state.cart)`. */
export const useCart = <Part>(part: (state: CartState) => Part): Part => useStore(useCartStore().store, part);
