import { Button, Icon, Notice } from '@caravan/ui';
import { ProductQuantity } from '../../shared/product-quantity/product-quantity.tsx';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';
import css from './add-to-cart.module.css';
import { useAddToCart, type AddableProduct } from './use-add-to-cart.ts';

export interface AddToCartProps {
  readonly product: AddableProduct;
  /** In a product card: small, and nothing beside it. */
  readonly compact?: boolean;
}

/**
 * Puts a product into the cart without leaving the page; from then on it is the quantity in the cart. What stock or a
 * limit forbids is said at once, by the rules that the server decides with (CART-4, SHOP-6).
 */
export const AddToCart = ({ product, compact = false }: AddToCartProps) => {
  const { _ } = useLingui();
  const here = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const focused = useRef(false);
  const { quantity, inCart, most, reason, limited, asking, add, change, refuse } = useAddToCart(
    product,
    () => (pressed.current = true),
  );

  // What was pressed gives way to what replaces it, also when the server takes it back: the focus goes along, unless it is
  // elsewhere by now.
  useEffect(() => {
    const ours = pressed.current || focused.current;
    pressed.current = false;
    if (!ours || document.activeElement !== document.body) return;
    here.current?.querySelector<HTMLElement>(inCart ? 'button:last-of-type' : 'button')?.focus();
  }, [inCart]);

  if (!inCart && most === 0)
    return (
      <div className={compact ? css.compact : css.whole}>
        <Button variant="quiet" size={compact ? 's' : 'l'} wide disabled>
          {limited ? _('cart.limit-reached') : reason}
        </Button>
        {!compact && limited && (
          <div className={css.reason}>
            <Notice tone="clay" compact>
              {reason}
            </Notice>
          </div>
        )}
      </div>
    );
  return (
    <div
      ref={here}
      className={compact ? css.compact : css.whole}
      onFocus={() => (focused.current = true)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) focused.current = false;
      }}
    >
      {inCart ? (
        <>
          <ProductQuantity
            size={compact ? 's' : 'm'}
            className={css.stepper}
            name={product.name}
            value={quantity}
            min={0}
            max={Math.max(most, quantity)}
            increaseReason={reason}
            onRefused={refuse}
            onChange={change}
          />
          {!compact && (
            <Button
              variant="outline"
              size="l"
              icon={<Icon name="check" />}
              render={<Link to={pathTo('cart')} />}
            >
              {_('cart.in-cart')}
            </Button>
          )}
        </>
      ) : (
        <Button
          size={compact ? 's' : 'l'}
          wide
          icon={compact ? undefined : <Icon name="cart" />}
          aria-label={_('cart.of-product', { what: _('cart.add'), name: product.name })}
          busy={asking}
          onClick={() => void add()}
        >
          {_('cart.add')}
        </Button>
      )}
      {/* That no more can be had is a fact, no mistake. */}
      {!compact && (
        <div aria-live="polite" className={css.reason}>
          {inCart && quantity >= most && reason !== undefined && <Notice compact>{reason}</Notice>}
        </div>
      )}
    </div>
  );
};
