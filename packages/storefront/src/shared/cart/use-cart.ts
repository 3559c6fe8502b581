import { useStore } from 'zustand';
import { useShop } from '../shop.tsx';
import { shownCount, shownQuantity, type CartState } from './cart-state.ts';

/** A part of the cart: `useCart(({ confirmed }) => confirmed.status)`. */
export const useCart = <Part>(part: (state: CartState) => Part): Part => useStore(useShop().cart.store, part);

/** Units of a product as the screen shows them; null while the cart is not known. */
export const useQuantity = (code: string): number | null => useCart((state) => shownQuantity(state, code));

/** All units in the cart; null while it is not known. */
export const useCartCount = (): number | null => useCart(shownCount);
