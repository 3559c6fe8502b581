import type { Shop } from '../shop.tsx';

/** Asks the server how much is in the cart. A failure leaves the badge as it is: unreachable is not empty. */
export const refreshCartCount = async ({
  api,
  cartCount,
}: Pick<Shop, 'api' | 'cartCount'>): Promise<void> => {
  const [error, cart] = await api.get('cartShort');
  if (error) return;
  cartCount.set(
    cart.totalQuantity,
    [...new Set(cart.items.map(({ productId }) => productId))],
    Object.fromEntries(cart.items.map(({ code, quantity }) => [code, quantity])),
  );
};
