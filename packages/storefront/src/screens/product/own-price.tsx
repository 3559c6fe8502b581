import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { ProductPrice } from '../../features/catalogue/product-price.tsx';
import { usePrices, type Priced } from '../../features/catalogue/use-prices.ts';
import { pathTo } from '../../routes/route-names.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Link } from '../../shared/link/link.tsx';
import { isPlainPress } from '../../shared/link/plain-press.ts';
import { usePanel } from '../../shared/panel/use-panel.ts';
import { useMember } from '../../shared/session/use-session.ts';
import css from './product.module.css';

/**
 * The price; a member reads that it is their own, a visitor how to come to theirs (SHOP-7). The retail price is named where a promotion's
 * price is struck through instead.
 */
export const OwnPrice = ({ product }: { readonly product: Priced }) => {
  const { _ } = useLingui();
  const user = useMember();
  const { pathname } = useLocation();
  const { show } = usePanel();
  const { own, percent } = usePrices(product);
  const { price } = useFormat();
  return (
    <div className={css.price}>
      <ProductPrice product={product} size="xl" />
      <p className={css.priceNote}>
        {user ? (
          own &&
          (percent === null ? _('shop.your-price') : _('product.own-price', { retail: price(product.price) }))
        ) : (
          <Link
            to={pathTo('login', undefined, { next: pathname })}
            aria-haspopup="dialog"
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              show(pathname);
            }}
          >
            {_('product.log-in-for-price')}
          </Link>
        )}
      </p>
    </div>
  );
};
