import { goodsOf } from '@caravan/cart-rules';
import { Meter, Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { Ref } from 'react';
import css from './checkout-obstacle.module.css';
import { useCartWords } from './use-cart-words.ts';
import type { Obstacle } from './use-go-to-checkout.ts';
import type { CartView } from './view-cart.ts';

interface CheckoutObstacleProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly obstacle: Obstacle | null;
  readonly view: CartView;
  /** Id of the words, for the button that they hold back. */
  readonly reasonId: string;
}

/** Why no order can be made of the cart as it is, said once, beside the button (CART-7, LIM-4). */
export const CheckoutObstacle = ({ ref, obstacle, view, reasonId }: CheckoutObstacleProps) => {
  const { _ } = useLingui();
  const say = useCartWords();
  const { minimum, totals } = view;
  return (
    <div ref={ref} tabIndex={-1} aria-live="polite" className={css.obstacle}>
      {obstacle === 'unavailable' && (
        <Notice id={reasonId} tone="clay" compact>
          {_('cart.remove-unavailable')}
        </Notice>
      )}
      {obstacle === 'below-minimum' && minimum && (
        <Meter
          label={_('cart.minimum')}
          value={goodsOf(totals)}
          max={minimum.amount}
          text={
            <span id={reasonId}>
              {say({ code: 'below_minimum', missing: minimum.missing, minimum: minimum.amount })}
            </span>
          }
        />
      )}
    </div>
  );
};
