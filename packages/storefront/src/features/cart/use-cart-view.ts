import { useMemo } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { useCart } from './use-cart.ts';
import { viewCart, type CartView } from './view-cart.ts';

/** The cart as the screen shows it now; null until the server has told it. */
export const useCartView = (): CartView | null => {
  const { store, country } = useShop();
  const { rules, currency } = country;
  const level = useSession().user?.level ?? null;
  const cart = useCart((state) => state.cart);
  const wanted = useCart((state) => state.wanted);
  return useMemo(
    () => (cart ? viewCart(cart, wanted, { rules, currency, level, store }) : null),
    [cart, wanted, rules, currency, level, store],
  );
};
