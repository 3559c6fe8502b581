import type { Cart } from '@caravan/contract';
import { useLayoutEffect, useMemo } from 'react';
import { wholeCart } from '../../shared/cart/cart-state.ts';
import { useCart } from '../../shared/cart/use-cart.ts';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { viewCart, type CartView } from './view-cart.ts';

/** A cart as the screen shows it: with what is wanted and not confirmed yet, at this shopper's own prices. */
export const useViewOf = (shown: Cart | null): CartView | null => {
  const { store, country } = useShop();
  const { rules, currency } = country;
  const level = useMember()?.level ?? null;
  const optimistic = useCart((state) => state.optimistic);
  return useMemo(
    () => shown && viewCart(shown, optimistic, { rules, currency, level, store }),
    [shown, optimistic, rules, currency, level, store],
  );
};

/**
 * The cart as the screen shows it now; null while it is not known. `initialData` came with the page: it is what the page's own
 * first rendering shows, and what is read where the server cannot be reached.
 */
export const useCartView = (initialData: Cart): CartView | null => {
  const { cart } = useShop();
  const hydrated = useHydrated();
  const confirmed = useCart(wholeCart);
  const unreachable = useCart((state) => state.confirmed.status === 'unreachable');
  useLayoutEffect(() => cart.seed(initialData), [cart, initialData]);
  return useViewOf(confirmed ?? (hydrated && !unreachable ? null : initialData));
};
