import type { Shop } from '../shop.tsx';
import { wholeCart } from './cart-state.ts';
import { keepLastSeenCart } from './last-seen-cart.ts';
import { keepPending } from './pending-changes.ts';

/** Milliseconds in which one look is enough: a tab that comes to the front says so more than once. */
const pause = 1000;

/**
 * Keeps the cart of this tab to the server's: when another tab has changed it, and when one comes back to this one, perhaps
 * from another device (CART-10). What is being changed as the page is left is sent, and kept for the next page.
 */
export const watchCart = (shop: Pick<Shop, 'cart' | 'session' | 'tab'>): void => {
  const { cart } = shop;
  let lookedAt = 0;
  const look = (): void => {
    if (Date.now() - lookedAt < pause) return;
    lookedAt = Date.now();
    void cart.refresh();
  };
  cart.store.subscribe((state, before) => {
    const whole = wholeCart(state);
    if (whole && state.confirmed !== before.confirmed) keepLastSeenCart(shop, whole);
    if (state.optimistic !== before.optimistic) keepPending(state.optimistic, { tab: shop.tab, document });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
    else void cart.settled();
  });
  addEventListener('focus', look);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
  if (!('BroadcastChannel' in globalThis)) return;
  const otherTabs = new BroadcastChannel('cart');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window and has no target
  cart.onChanged(() => otherTabs.postMessage('changed'));
  otherTabs.addEventListener('message', () => void cart.refresh());
};
