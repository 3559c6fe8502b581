import type { CartLine } from '@caravan/contract';
import { Badge, Picture, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { productPath } from '../../routes/product-path.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { lineKey } from '../../shared/line-key.ts';
import { Link } from '../../shared/link/link.tsx';
import css from './order-lines.module.css';

/** What was ordered, at the names and prices of that day (ORD-3). */
export const OrderLines = ({ lines }: { readonly lines: readonly CartLine[] }) => {
  const { _ } = useLingui();
  const { price, cc } = useFormat();
  return (
    <Surface as="section" aria-label={_('history.lines')}>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={lineKey(line)} className={css.line}>
            <span className={css.tile}>
              <Picture src={line.photo} alt="" width={90} height={90} />
            </span>
            <span className={css.words}>
              {line.slug === '' ? (
                line.productName
              ) : (
                <Link to={productPath({ id: line.productId, slug: line.slug })}>{line.productName}</Link>
              )}
              {!line.gift && (
                <span className={css.facts}>
                  {_('cart.line-facts', {
                    code: line.code,
                    price: price(line.unitPrice),
                    cc: cc(line.unitCc),
                  })}
                </span>
              )}
            </span>
            <span className={css.quantity}>× {line.quantity}</span>
            <span className={css.sum}>
              {line.gift ? <Badge tone="lime">{_('cart.gift')}</Badge> : price(line.totalPrice)}
              {!line.gift && <span className={css.facts}>{cc(line.totalCc)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Surface>
  );
};
