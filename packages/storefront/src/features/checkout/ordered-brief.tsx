import type { Order } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { lineKey } from '../../shared/line-key.ts';
import { useShop } from '../../shared/shop.tsx';
import { pricedLines } from '../../shared/totals/priced-lines.ts';
import css from './ordered-brief.module.css';

/** What is being ordered, in short; opened by who wants to look again before paying. */
export const OrderedBrief = ({ order }: { readonly order: Pick<Order, 'details' | 'appliedDiscount'> }) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const lines = pricedLines(order, useShop().country.currency);
  const units = lines.reduce((sum, { line: { gift, quantity } }) => sum + (gift ? 0 : quantity), 0);
  return (
    <details className={css.brief}>
      <summary>{_('cart.units', { units })}</summary>
      <ul className={css.list}>
        {lines.map(({ line: { code, productName, quantity, gift }, own }) => (
          <li key={lineKey({ code, gift })} className={css.line}>
            <span>{_('checkout.brief-line', { name: productName, quantity })}</span>
            <span>{gift ? _('cart.gift') : price(own)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};
