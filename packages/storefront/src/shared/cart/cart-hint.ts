import { readJson, type StorageAdapter } from '../storage/storage-adapter.ts';
import { cartHintKey } from '../session/session.ts';
import { confirmedCart } from './cart-state.ts';
import type { Cart } from './cart.ts';

/** Keeps the ids of the products in the cart at every change. They only tell that there is a cart to be asked for (CART-2). */
export const keepCartHint = ({ store }: Cart, local: StorageAdapter): void => {
  store.subscribe((state, before) => {
    const cart = confirmedCart(state);
    if (!cart || state.confirmed === before.confirmed) return;
    const ids = new Set(cart.items.map(({ productId }) => productId));
    local.write(cartHintKey, JSON.stringify([...ids]));
  });
};

/** Whether this browser had products in its cart when it last knew. No number and no button is made of it (CART-10). */
export const hadProducts = (local: StorageAdapter): boolean =>
  readJson(local, cartHintKey, (value) => (Array.isArray(value) ? value.length > 0 : null)) ?? false;
