import { Badge, Button, Dropdown, Icon, VisuallyHidden } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { pathTo } from '../../routes/route-names.ts';
import { useCartCount } from '../../shared/cart/use-cart.ts';
import { Link } from '../../shared/link/link.tsx';
import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../shared/overlays/use-deferred.ts';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useShop, type Shop } from '../../shared/shop.tsx';
import css from './cart-dropdown.module.css';

/** Its code, and the words of the cart. */
const loadShortCart = async ({ needWords }: Pick<Shop, 'needWords'>) => {
  const [part] = await Promise.all([import('./short-cart.tsx'), needWords(['cart'])]);
  return part;
};

/**
 * The cart's button with its count, and under it what is in the cart (SHELL-4). Without scripts, and until they have come, it
 * is a link to the cart.
 */
export const CartDropdown = () => {
  const { _ } = useLingui();
  const shop = useShop();
  const known = useSession((session) => session.known);
  const { open, show, close } = useOverlay('cart');
  const part = useDeferred(open, () => loadShortCart(shop), close);
  return (
    <div className={css.place}>
      {known ? (
        <Dropdown
          label={_('shell.cart')}
          open={open}
          onOpenChange={(next) => (next ? show() : close())}
          trigger={<CartButton onPointerEnter={() => void loadShortCart(shop).catch(() => {})} />}
        >
          <Overlay name="cart">
            {part ? <part.ShortCart /> : <p className={css.wait}>{_('shell.loading')}</p>}
          </Overlay>
        </Dropdown>
      ) : (
        <CartButton asLink />
      )}
    </div>
  );
};

interface CartButtonProps {
  readonly asLink?: boolean;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string | undefined;
  readonly onClick?: () => void;
  readonly onPointerEnter?: () => void;
}

const CartButton = ({ asLink = false, ...trigger }: CartButtonProps) => {
  const { _ } = useLingui();
  const count = useCartCount();
  const id = useId();
  return (
    <>
      <Button
        {...trigger}
        aria-describedby={count ? id : undefined}
        className={css.button}
        icon={<Icon name="cart" />}
        {...(asLink && { render: <Link to={pathTo('cart')} /> })}
      >
        <span className={css.word}>{_('shell.cart')}</span>
      </Button>
      {count ? (
        <>
          <Badge tone="lime" className={css.badge} aria-hidden>
            {count}
          </Badge>
          <VisuallyHidden id={id}>{_('shell.cart-count', { count })}</VisuallyHidden>
        </>
      ) : null}
    </>
  );
};
