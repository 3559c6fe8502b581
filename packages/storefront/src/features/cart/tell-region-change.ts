import type { Shop } from '../../shared/shop.tsx';

/**
 * After another region was chosen: says how much of the cart it cannot deliver, for stock differs from region to region
 * (SHELL-7, CART-7). `region` is its name; `openCart` leads to the lines.
 */
export const tellRegionChange = async (shop: Shop, region: string, openCart: () => void): Promise<void> => {
  const [[, cart]] = await Promise.all([shop.cart.whole(), shop.needWords(['cart'])]);
  const count = cart?.items.filter(({ available }) => !available).length ?? 0;
  if (count === 0) return;
  shop.toasts.show({
    text: shop.i18n._('cart.not-in-region', { count, region }),
    action: { label: shop.i18n._('shell.to-cart'), perform: openCart },
  });
};
