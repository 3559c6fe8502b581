import type { CartLine } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { lineKey } from '../../shared/line-key.ts';
import css from './ordered-brief.module.css';

/** What is being ordered, in short; opened by who wants to look again before paying. */
export const OrderedBrief = ({ lines }: { readonly lines: readonly CartLine[] }) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const units = lines.reduce((sum, { gift, quantity }) => sum + (gift ? 0 : quantity), 0);
  return (
    <details className={css.brief}>
      <summary>{_('cart.units', { units })}</summary>
      <ul className={css.list}>
        {lines.map(({ code, productName, quantity, totalPrice, gift }) => (
          <li key={lineKey({ code, gift })} className={css.line}>
            <span>{_('checkout.brief-line', { name: productName, quantity })}</span>
            <span>{gift ? _('cart.gift') : price(totalPrice)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};
