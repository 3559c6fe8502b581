import type { Cart } from '@caravan/contract';
import { useMemo } from 'react';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { useCart } from './use-cart.ts';
import { viewCart, type CartView } from './view-cart.ts';

/** The cart as the screen shows it now: `told` is what it was opened with. */
export const useCartView = (told: Cart): CartView => {
  const { store, country } = useShop();
  const { rules, currency } = country;
  const level = useMember()?.level ?? null;
  const cart = useCart((state) => state.cart) ?? told;
  const wanted = useCart((state) => state.wanted);
  return useMemo(
    () => viewCart(cart, wanted, { rules, currency, level, store }),
    [cart, wanted, rules, currency, level, store],
  );
};
