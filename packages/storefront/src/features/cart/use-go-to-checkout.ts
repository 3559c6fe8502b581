import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../routes/route-names.ts';
import { beginOrder } from '../../shared/order/begin-order.ts';
import { useShop } from '../../shared/shop.tsx';
import type { CartView } from './view-cart.ts';

/** A line that cannot be had (CART-7), or a sum below the minimum order (LIM-4). */
export type Obstacle = 'unavailable' | 'below-minimum';

export interface GoToCheckout {
  readonly busy: boolean;
  /** Why no order can be made of the cart as it is; null when one can. */
  readonly obstacle: Obstacle | null;
  /** For when there is no obstacle. */
  readonly begin: () => Promise<void>;
}

/** Makes an order of the cart and opens the checkout with it; a visitor logs in first (CHK-1, CHK-9). */
export const useGoToCheckout = (view: CartView): GoToCheckout => {
  const navigate = useNavigate();
  const shop = useShop();
  const [busy, setBusy] = useState(false);
  const obstacle = obstacleOf(view);

  const begin = async () => {
    if (shop.session.token() === null) return shop.panel.open(pathTo('checkout'));
    setBusy(true);
    const begun = await beginOrder(shop);
    setBusy(false);
    if (begun) await navigate(pathTo('checkout'));
  };
  return { busy, obstacle, begin };
};

const obstacleOf = ({ lines, minimum }: CartView): Obstacle | null => {
  if (lines.some(({ blocked }) => blocked)) return 'unavailable';
  return minimum && !minimum.met ? 'below-minimum' : null;
};
