import type { Magazine } from '@caravan/contract';
import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import { shownQuantity } from '../../shared/cart/cart-state.ts';
import { useQuantity } from '../../shared/cart/use-cart.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './order-copy.module.css';

interface OrderCopyProps {
  /** Of the product that is the printed issue. */
  readonly code: string;
  readonly magazine: Pick<Magazine, 'title' | 'quantity'>;
}

/** A list of magazines does not tell what limits a product has: the server does, when one is met. */
const unlimited = { limit: null, used: 0 };
const limits = { once: unlimited, daily: unlimited, monthly: unlimited };

/** Puts a printed copy into the cart; from then on it is the quantity there, as in a product's card (CONT-6). */
export const OrderCopy = ({ code, magazine: { title, quantity: stock } }: OrderCopyProps) => {
  const { _ } = useLingui();
  const { cart, toasts, report } = useShop();
  const inCart = useQuantity(code) > 0;
  const [asking, setAsking] = useState(false);
  const here = useRef<HTMLDivElement>(null);
  const focused = useRef(false);

  // The button and the quantity give way to one another: the focus goes along.
  useEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    here.current?.querySelector<HTMLElement>(inCart ? 'button:last-of-type' : 'button')?.focus();
  }, [inCart]);

  const order = async () => {
    setAsking(true);
    const [error] = await cart.load();
    setAsking(false);
    if (error) return report(error);
    const wanted = (shownQuantity(cart.store.getState(), code) ?? 0) + 1;
    if (await cart.setQuantity(code, wanted)) toasts.show({ text: _('cart.added', { name: title }) });
  };

  if (stock < 1 && !inCart) return <p className={css.none}>{_('media.no-copies')}</p>;
  return (
    <div
      ref={here}
      onFocus={() => (focused.current = true)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) focused.current = false;
      }}
    >
      {inCart ? (
        <AddToCart
          compact
          product={{ productCode: code, name: title, amount: stock, disabled: false, limits }}
        />
      ) : (
        <Button
          size="s"
          wide
          busy={asking}
          aria-label={_('media.of', { what: _('media.order-copy'), title })}
          onClick={() => void order()}
        >
          {_('media.order-copy')}
        </Button>
      )}
    </div>
  );
};
