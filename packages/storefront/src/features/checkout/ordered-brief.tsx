import type { Order } from '@caravan/contract';
import { Picture } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { nonBreaking } from '../../shared/format/non-breaking.ts';
import { lineKey } from '../../shared/line-key.ts';
import { useShop } from '../../shared/shop.tsx';
import { LinePrice } from '../../shared/totals/line-price.tsx';
import { pricedLines, type PricedLine } from '../../shared/totals/priced-lines.ts';
import css from './ordered-brief.module.css';

/** Lines that are seen at once; the rest is opened by who wants to look again before paying (CHK-9). */
const shown = 5;

/** What is being ordered, with pictures, in short. */
export const OrderedBrief = ({ order }: { readonly order: Pick<Order, 'details' | 'appliedDiscount'> }) => {
  const { _ } = useLingui();
  const lines = pricedLines(order, useShop().country.currency);
  const units = lines.reduce((sum, { line: { gift, quantity } }) => sum + (gift ? 0 : quantity), 0);
  // One line alone is not worth a press.
  const first = lines.length > shown + 1 ? lines.slice(0, shown) : lines;
  const rest = lines.slice(first.length);
  return (
    <section className={css.brief}>
      <h2 className={css.title}>{_('cart.units', { units })}</h2>
      <BriefLines lines={first} />
      {rest.length > 0 && (
        <details>
          <summary className={css.more}>{_('checkout.more-lines', { count: rest.length })}</summary>
          <BriefLines lines={rest} />
        </details>
      )}
    </section>
  );
};

const BriefLines = ({ lines }: { readonly lines: readonly PricedLine[] }) => {
  const { _ } = useLingui();
  return (
    <ul className={css.list}>
      {lines.map(({ line: { code, productName, photo, quantity, gift }, own, retail }) => (
        <li key={lineKey({ code, gift })} className={css.line}>
          <Picture src={photo} alt="" width={48} height={48} ground="mist" className={css.picture} />
          <span className={css.name}>{nonBreaking(productName)}</span>
          <span className={css.quantity}>× {quantity}</span>
          <span className={css.sum}>
            {gift ? _('cart.gift') : <LinePrice size="s" inline own={own} retail={retail} />}
          </span>
        </li>
      ))}
    </ul>
  );
};
