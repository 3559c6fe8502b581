import { useStore } from 'zustand';
import { useShop } from '../shop.tsx';
import type { CartCountState } from './cart-count.ts';

/** Units and products in the cart, as last told by the server. */
export const useCartCount = (): CartCountState => useStore(useShop().cartCount.store);
