import { Button, Container, EmptyState, PageHeading, Pagination } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { NotYet } from '../../features/business/not-yet.tsx';
import { SalesTable } from '../../features/business/sales-table.tsx';
import { BusinessSummary } from '../../features/business/summary.tsx';
import { VolumeChart } from '../../features/business/volume-chart.tsx';
import { VolumeTable } from '../../features/business/volume-table.tsx';
import { OrderTable } from '../../features/orders/history/order-table.tsx';
import { pathTo } from '../../routes/route-names.ts';
import type { MetaContext } from '../../routes/screen-module.ts';
import { Link } from '../../shared/link/link.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { businessPath, type load } from './load.ts';
import { MyBusinessSkeleton } from './my-business-skeleton.tsx';
import css from './screen.module.css';

export { load } from './load.ts';

export const title = ({ i18n }: MetaContext): string => i18n._('business.title');

export const Skeleton = MyBusinessSkeleton;

/** A member's business: this month, the level, thirteen months, purchases and sales (BIZ-1 to BIZ-3). For owners; others see why not yet. */
export const Screen = () => {
  const { _ } = useLingui();
  const { page, pages, volume, sales, orders } = useScreenData<typeof load>();
  if (volume.level === 'novus')
    return (
      <Container width="text" className={css.screen}>
        <PageHeading>{_('business.title')}</PageHeading>
        <NotYet next={volume.next} />
      </Container>
    );
  return (
    <Container className={css.screen}>
      <PageHeading
        aside={
          <Button variant="outline" size="s" render={<Link to={pathTo('priceList')} />}>
            {_('business.price-list')}
          </Button>
        }
      >
        {_('business.title')}
      </PageHeading>
      <BusinessSummary volume={volume} />
      <section aria-labelledby="business-volume" className={css.section}>
        <h2 id="business-volume" className={css.title}>
          {_('business.volume')}
        </h2>
        <div className={css.volume}>
          <VolumeChart months={volume.months} />
          <VolumeTable months={volume.months} />
        </div>
      </section>
      <section aria-labelledby="business-sales" className={css.section}>
        <h2 id="business-sales" className={css.title}>
          {_('business.sales')}
        </h2>
        {sales.length === 0 ? (
          <EmptyState headingLevel={3} title={_('business.no-sales')} text={_('business.no-sales-advice')} />
        ) : (
          <SalesTable sales={sales} />
        )}
        <Pagination
          label={_('history.pages')}
          page={page}
          pages={pages}
          link={pageLink}
          pageLabel={(to) => _('history.page', { page: to })}
          previousLabel={_('history.page-before')}
          nextLabel={_('history.page-after')}
        />
      </section>
      <section aria-labelledby="business-purchases" className={css.section}>
        <div className={css.head}>
          <h2 id="business-purchases" className={css.title}>
            {_('business.purchases')}
          </h2>
          <Button variant="outline" size="s" render={<Link to={pathTo('historyPage')} />}>
            {_('business.all-orders')}
          </Button>
        </div>
        {orders.results.length === 0 ? (
          <EmptyState headingLevel={3} title={_('history.none')} text={_('history.none-advice')} />
        ) : (
          <OrderTable orders={orders.results} />
        )}
      </section>
    </Container>
  );
};

const pageLink = (page: number) => <Link to={businessPath(page)} />;
