import { Button, EmptyState } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import { ProductGrid } from '../../features/catalogue/product-grid.tsx';
import { pathTo } from '../../routes/route-names.ts';
import { AskUs } from '../../shared/contact/ask-us.tsx';
import { Link } from '../../shared/link/link.tsx';
import css from './e-shop.module.css';
import type { ListData } from './load.ts';

/** An empty list: says so, leads on and to a person, and offers what others buy (SHOP-4). */
export const NothingFound = ({ data: { list, popular } }: { readonly data: ListData }) => {
  const { _ } = useLingui();
  const why = () => {
    if (list.inStock) return _('shop.nothing-in-stock', { filter: _('shop.only-in-stock') });
    return list.q ? _('shop.nothing-for', { text: list.q }) : _('shop.nothing-here');
  };
  return (
    <>
      <EmptyState
        icon="search"
        title={_('shop.nothing')}
        text={why()}
        action={
          <>
            <Button variant="outline" render={<Link to={pathTo('shop')} />}>
              {_('home.all-products')}
            </Button>
            <AskUs question={_('shop.ask')} about={list.q} />
          </>
        }
      />
      {popular.length > 0 && (
        <section className={css.popular}>
          <h2>{_('home.popular')}</h2>
          <ProductGrid className={css.grid} products={popular} Action={AddToCart} />
        </section>
      )}
    </>
  );
};
