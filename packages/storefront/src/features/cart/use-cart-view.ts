import type { Cart } from '@caravan/contract';
import { useLayoutEffect, useMemo } from 'react';
import { wholeCart } from '../../shared/cart/cart-state.ts';
import { useCart } from '../../shared/cart/use-cart.ts';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { viewCart, type CartView } from './view-cart.ts';

/**
 * The cart as the screen shows it now; null while it is not known. `initialData` came with the page: it is what the page's own
 * first rendering shows, and what is read where the server cannot be reached.
 */
export const useCartView = (initialData: Cart): CartView | null => {
  const { cart, store, country } = useShop();
  const { rules, currency } = country;
  const level = useMember()?.level ?? null;
  const hydrated = useHydrated();
  const confirmed = useCart(wholeCart);
  const unreachable = useCart((state) => state.confirmed.status === 'unreachable');
  const optimistic = useCart((state) => state.optimistic);
  useLayoutEffect(() => cart.seed(initialData), [cart, initialData]);
  const shown = confirmed ?? (hydrated && !unreachable ? null : initialData);
  return useMemo(
    () => shown && viewCart(shown, optimistic, { rules, currency, level, store }),
    [shown, optimistic, rules, currency, level, store],
  );
};
