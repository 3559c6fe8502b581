import type { Shop } from '../shop.tsx';

/**
 * Asks the server how much is in the cart. A failure leaves the badge as it is: unreachable is not empty. So does an answer that
 * something newer has overtaken: what was put in meanwhile is not in it.
 */
export const refreshCartCount = async ({
  api,
  cartCount,
}: Pick<Shop, 'api' | 'cartCount'>): Promise<void> => {
  const before = cartCount.store.getState();
  const [error, cart] = await api.get('cartShort');
  if (error || cartCount.store.getState() !== before) return;
  cartCount.set(
    cart.totalQuantity,
    [...new Set(cart.items.map(({ productId }) => productId))],
    Object.fromEntries(cart.items.map(({ code, quantity }) => [code, quantity])),
  );
};
