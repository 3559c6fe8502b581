import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../routes/route-names.ts';
import { useShop } from '../../shared/shop.tsx';
import { useCartWords } from './use-cart-words.ts';
import type { CartView } from './view-cart.ts';

export interface GoToCheckout {
  readonly busy: boolean;
  /** Why no order can be made of the cart as it is; null when one can. */
  readonly obstacle: string | null;
  readonly begin: () => Promise<void>;
}

/** Makes an order of the cart and opens the checkout with it; a visitor logs in first and comes back here (CHK-1). */
export const useGoToCheckout = (view: CartView): GoToCheckout => {
  const { _ } = useLingui();
  const say = useCartWords();
  const navigate = useNavigate();
  const shop = useShop();
  const [busy, setBusy] = useState(false);
  const obstacle = view.lines.some(({ blocked }) => blocked)
    ? _('cart.remove-unavailable')
    : view.minimum && !view.minimum.met
      ? say({ code: 'below_minimum', missing: view.minimum.missing, minimum: view.minimum.amount })
      : null;

  const begin = async () => {
    if (obstacle !== null) return shop.toasts.error(obstacle);
    if (shop.session.token() === null) return shop.panel.open(pathTo('cart'));
    setBusy(true);
    await shop.cart.settled();
    const [error, order] = await shop.api.post('createOrder', { body: {} });
    setBusy(false);
    if (error) {
      shop.report(error);
      await shop.cart.refresh();
      return;
    }
    shop.order.begin(order.pk);
    await navigate(pathTo('checkout'));
  };
  return { busy, obstacle, begin };
};
