import { Button, Icon, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { Fragment } from 'react';
import { focusHeading } from '../../shared/document/focus-heading.ts';
import { lineKey } from '../../shared/line-key.ts';
import { useShop } from '../../shared/shop.tsx';
import { CartLineRow } from './cart-line.tsx';
import css from './cart-lines.module.css';
import { TakenOutNotice, type TakenOut } from './taken-out.tsx';
import type { CartView } from './view-cart.ts';

export interface CartLinesProps {
  readonly view: CartView;
  /** What can be put back. */
  readonly out: TakenOut | null;
  readonly onTakenOut: (out: TakenOut) => void;
}

/** All that is in the cart, and the way to empty it (CART-6). */
export const CartLines = ({ view, out, onTakenOut }: CartLinesProps) => {
  const { _ } = useLingui();
  const { cart, toasts } = useShop();
  const units = view.lines.reduce((sum, { line, quantity }) => sum + (line.gift ? 0 : quantity), 0);

  const empty = () => {
    const items = view.lines
      .filter(({ line }) => !line.gift)
      .map(({ line: { code }, quantity }) => ({ code, quantity }));
    focusHeading();
    const emptied = cart.empty();
    const putBack = () => {
      for (const { code, quantity } of items) void cart.setQuantity(code, quantity);
    };
    const withdraw = toasts.show({
      text: _('cart.emptied'),
      action: { label: _('cart.undo'), perform: putBack },
    });
    void emptied.then((confirmed) => {
      if (!confirmed) withdraw();
    });
    onTakenOut({ text: _('cart.units', { units }), codes: items.map(({ code }) => code), place: 0, putBack });
  };

  const notice = out && (
    <li className={css.out}>
      <TakenOutNotice {...out} />
    </li>
  );

  return (
    <Surface as="section" aria-label={_('cart.lines')}>
      <div className={css.head}>
        <p aria-live="polite">{_('cart.units', { units })}</p>
        <Button variant="quiet" size="s" icon={<Icon name="trash" />} onClick={empty}>
          {_('cart.empty-it')}
        </Button>
      </div>
      <ul className={css.list}>
        {view.lines.map((line, place) => (
          <Fragment key={lineKey(line.line)}>
            {out?.place === place && notice}
            <CartLineRow
              view={line}
              onRemoved={(putBack) => {
                const { code, productName: name } = line.line;
                onTakenOut({ text: name, codes: [code], place, putBack });
              }}
            />
          </Fragment>
        ))}
        {out && out.place >= view.lines.length && notice}
      </ul>
    </Surface>
  );
};
