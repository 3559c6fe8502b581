import { useStore } from 'zustand';
import { useShop } from '../shop.tsx';
import { shownCount, shownQuantity, type CartState } from './cart-state.ts';

/** A part of the cart: `useCart(({ confirmed }) => confirmed.status)`. */
export const useCart = <Part>(part: (state: CartState) => Part): Part => useStore(useShop().cart.store, part);

/** Units of a product as the screen shows them: none while the cart is not known, so that a list is not drawn anew when it is. */
export const useQuantity = (code: string): number => useCart((state) => shownQuantity(state, code) ?? 0);

/** All units in the cart; null while it is not known. */
export const useCartCount = (): number | null => useCart(shownCount);
