import { Container, PageHeading, Pagination } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useNavigation } from 'react-router-dom';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import { CategoryList } from '../../features/catalogue/category-list.tsx';
import { SearchChip } from '../../features/catalogue/search-chip.tsx';
import { ListToolbar } from '../../features/catalogue/list-toolbar.tsx';
import { ProductGrid } from '../../features/catalogue/product-grid.tsx';
import { listPath } from '../../features/catalogue/product-list.ts';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { Link } from '../../shared/link/link.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import css from './e-shop.module.css';
import { listTitle } from './list-title.ts';
import type { ListData, load } from './load.ts';
import { NothingFound } from './nothing-found.tsx';

export { load } from './load.ts';

export const title = ({ i18n }: MetaContext, data: ListData): string => {
  const { page } = data.list;
  return [listTitle(i18n, data), ...(page > 1 ? [i18n._('shop.page', { page })] : [])].join(' · ');
};

export const meta = ({ i18n }: MetaContext, data: ListData): ScreenMeta => ({
  description: i18n._('shop.list-description', { list: listTitle(i18n, data), count: data.count }),
  canonical: listPath({ category: data.list.category, page: data.list.page }),
  unlisted: data.count === 0 || data.list.q !== '' || data.list.sort !== null || data.list.inStock,
});

/** Products by category, search, order and page, all of it in the address (SHOP-2, SHOP-4). */
export const Screen = () => {
  const { _, i18n } = useLingui();
  const data = useScreenData<typeof load>();
  const { list, count, shownFor, pages, products, categories } = data;
  const loading = useNavigation().state === 'loading';
  const pageLink = (page: number) => <Link to={listPath({ ...list, page })} />;
  return (
    <Container>
      <PageHeading lead={<span aria-live="polite">{count > 0 && _('shop.count', { count })}</span>}>
        {listTitle(i18n, data)}
      </PageHeading>
      <div className={css.columns}>
        <CategoryList list={list} categories={categories} />
        <div className={css.list} aria-busy={loading || undefined}>
          <div className={css.tools}>
            <ListToolbar list={list} />
            <SearchChip list={list} />
          </div>
          <p aria-live="polite" className={css.shownFor}>
            {shownFor !== undefined && (
              <>
                {_('shop.shown-for', { text: shownFor })}{' '}
                <Link to={listPath({ ...list, page: 1, exact: true })}>
                  {_('shop.search-exactly', { text: list.q })}
                </Link>
              </>
            )}
          </p>
          {products.length > 0 ? (
            <>
              <ProductGrid
                className={css.grid}
                products={products}
                first={2}
                headingLevel={2}
                sizes="(min-width: 992px) 18rem, (min-width: 768px) 30vw, 46vw"
                Action={AddToCart}
              />
              <Pagination
                label={_('shop.pages')}
                page={list.page}
                pages={pages}
                link={pageLink}
                pageLabel={(page) => _('shop.page', { page })}
                previousLabel={_('shop.previous-page')}
                nextLabel={_('shop.next-page')}
              />
            </>
          ) : (
            <NothingFound data={data} />
          )}
        </div>
      </div>
    </Container>
  );
};
