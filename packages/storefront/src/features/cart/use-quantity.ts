import { useCartCount } from '../../shared/cart-count/use-cart-count.ts';
import { useCart } from './use-cart.ts';

/** Units of a product in the cart as the screen shows them: what is wanted, else what the server has confirmed. */
export const useQuantity = (code: string, told = 0): number => {
  const confirmed = useCartCount(({ quantities }) => (quantities ? (quantities[code] ?? 0) : null));
  const wanted = useCart((state) => state.wanted[code]);
  return wanted ?? confirmed ?? told;
};
