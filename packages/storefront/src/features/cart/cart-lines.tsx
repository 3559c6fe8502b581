import { Button, Icon, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { lineKey } from '../../shared/line-key.ts';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { CartLineRow } from './cart-line.tsx';
import css from './cart-lines.module.css';
import { useCartStore } from './use-cart.ts';
import type { CartView } from './view-cart.ts';

/** All that is in the cart, and the way to empty it (CART-6). */
export const CartLines = ({ view }: { readonly view: CartView }) => {
  const { _ } = useLingui();
  const cart = useCartStore();
  const toasts = useToasts();

  const empty = () => {
    const items = view.lines
      .filter(({ line }) => !line.gift)
      .map(({ line, quantity }) => ({
        productId: line.productId,
        code: line.code,
        name: line.productName,
        quantity,
      }));
    document.querySelector<HTMLElement>('main h1')?.focus();
    cart.empty();
    toasts.show({
      text: _('cart.emptied'),
      action: { label: _('cart.undo'), perform: () => cart.restore(items) },
    });
  };
  const units = view.lines.reduce((sum, { line, quantity }) => sum + (line.gift ? 0 : quantity), 0);

  return (
    <Surface as="section" aria-label={_('cart.lines')}>
      <div className={css.head}>
        <p aria-live="polite">{_('cart.units', { units })}</p>
        <Button variant="quiet" size="s" icon={<Icon name="trash" />} onClick={empty}>
          {_('cart.empty-it')}
        </Button>
      </div>
      <ul className={css.list}>
        {view.lines.map((line) => (
          <CartLineRow key={lineKey(line.line)} view={line} />
        ))}
      </ul>
    </Surface>
  );
};
