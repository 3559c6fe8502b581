import type { ButtonProps } from '@caravan/ui';
import { useId, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../routes/route-names.ts';
import { beginOrder } from '../../shared/order/begin-order.ts';
import { useShop } from '../../shared/shop.tsx';
import { useIsMounted } from '../../shared/use-is-mounted.ts';
import type { CartView } from './view-cart.ts';

/** A line that cannot be had (CART-7), or a sum below the minimum order (LIM-4). */
export type Obstacle = 'unavailable' | 'below-minimum';

export interface GoToCheckout {
  /** Why no order can be made of the cart as it is; null when one can. */
  readonly obstacle: Obstacle | null;
  /** For the button: while there is an obstacle, it leads to the reason. */
  readonly button: Pick<ButtonProps, 'busy' | 'aria-disabled' | 'aria-describedby' | 'onClick'>;
  /** For `CheckoutObstacle`, which says the reason. */
  readonly reason: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly reasonId: string;
    readonly obstacle: Obstacle | null;
    readonly view: CartView;
  };
}

/** Makes an order of the cart and opens the checkout with it; a visitor logs in first (CHK-1, CHK-9). */
export const useGoToCheckout = (view: CartView): GoToCheckout => {
  const navigate = useNavigate();
  const shop = useShop();
  const isMounted = useIsMounted();
  const [busy, setBusy] = useState(false);
  const obstacle = obstacleOf(view);
  const ref = useRef<HTMLDivElement>(null);
  const reasonId = useId();

  const begin = async () => {
    if (shop.session.token() === null) return shop.panel.open(pathTo('checkout'));
    setBusy(true);
    const begun = await beginOrder(shop);
    if (begun && isMounted()) await navigate(pathTo('checkout'));
    setBusy(false);
  };
  return {
    obstacle,
    button: {
      busy,
      'aria-disabled': obstacle !== null || undefined,
      'aria-describedby': obstacle === null ? undefined : reasonId,
      onClick: () => (obstacle === null ? void begin() : ref.current?.focus()),
    },
    reason: { ref, reasonId, obstacle, view },
  };
};

const obstacleOf = ({ lines, minimum }: CartView): Obstacle | null => {
  if (lines.some(({ blocked }) => blocked)) return 'unavailable';
  return minimum && !minimum.met ? 'below-minimum' : null;
};
