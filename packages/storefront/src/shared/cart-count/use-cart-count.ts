import { useStore } from 'zustand';
import { useShop } from '../shop.tsx';
import type { CartCountState } from './cart-count.ts';

/** Units and products in the cart, as last told by the server: `useCartCount(({ count }) => count)`. */
export const useCartCount = <Part>(part: (state: CartCountState) => Part): Part =>
  useStore(useShop().cartCount.store, part);
