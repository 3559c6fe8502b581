import type { Order } from '@caravan/contract';
import { Badge, Picture, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { productPath } from '../../../routes/product-path.ts';
import { nonBreaking } from '../../../shared/format/non-breaking.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lineKey } from '../../../shared/line-key.ts';
import { Link } from '../../../shared/link/link.tsx';
import { useShop } from '../../../shared/shop.tsx';
import { LinePrice } from '../../../shared/totals/line-price.tsx';
import { pricedLines } from '../../../shared/totals/priced-lines.ts';
import css from './order-lines.module.css';

/** What was ordered, at the names of that day and at what the buyer paid for it (ORD-3, SHOP-14). */
export const OrderLines = ({ order }: { readonly order: Pick<Order, 'details' | 'appliedDiscount'> }) => {
  const { _ } = useLingui();
  const { price, cc } = useFormat();
  const { currency } = useShop().country;
  return (
    <Surface as="section" aria-label={_('history.lines')}>
      <ul className={css.lines}>
        {pricedLines(order, currency).map(({ line, unit, own, retail }) => (
          <li key={lineKey(line)} className={css.line}>
            <span className={css.tile}>
              <Picture src={line.photo} alt="" width={90} height={90} />
            </span>
            <span className={css.words}>
              {line.slug === '' ? (
                nonBreaking(line.productName)
              ) : (
                <Link to={productPath({ id: line.productId, slug: line.slug })}>
                  {nonBreaking(line.productName)}
                </Link>
              )}
              {!line.gift && (
                <span className={css.facts}>
                  {_('cart.line-facts', {
                    code: line.code,
                    price: price(unit),
                    cc: cc(line.unitCc),
                  })}
                </span>
              )}
              {line.notSent !== undefined && (
                <span className={css.notSent}>{_('history.not-sent', { count: line.notSent })}</span>
              )}
            </span>
            <span className={css.quantity}>× {line.quantity}</span>
            <span className={css.sum}>
              {line.gift ? (
                <Badge tone="lime">{_('cart.gift')}</Badge>
              ) : (
                <LinePrice size="s" own={own} retail={retail} />
              )}
              {!line.gift && <span className={css.facts}>{cc(line.totalCc)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Surface>
  );
};
