import { Button, Container, EmptyState, PageHeading, Pagination } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router-dom';
import { HistoryFilterForm } from '../../features/orders/history/history-filter.tsx';
import {
  filterSearch,
  historyQuery,
  ordersPerPage,
  readFilter,
  type HistoryFilter,
} from '../../features/orders/history/history-query.ts';
import { OrderCards } from '../../features/orders/history/order-cards.tsx';
import { redirectTo, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext } from '../../routes/screen-module.ts';
import { Link } from '../../shared/link/link.tsx';
import { pagesOf } from '../../shared/list/page-of-list.ts';
import { useAsked } from '../../shared/list/use-asked.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { HistorySkeleton } from './history-skeleton.tsx';
import css from './screen.module.css';

export const title = ({ i18n }: MetaContext): string => i18n._('history.title');

export const Skeleton = HistorySkeleton;

/** The orders that the address names; a page behind the last one leads to the last. */
export const load = async ({ api, url, country, signal }: LoaderContext) => {
  const filter = readFilter(url.searchParams);
  const query = historyQuery(filter, new Date(), country.timeZone);
  const orders = unwrap(await api.get('orders', { query, signal }));
  const pages = pagesOf(orders.count, ordersPerPage);
  if (filter.page > pages) throw redirectTo(addressOf({ ...filter, page: pages }));
  return { filter, orders, pages };
};

/** The member's orders, newest first, by status and period (ORD-2). */
export const Screen = () => {
  const { _ } = useLingui();
  const navigate = useNavigate();
  const { filter, orders, pages } = useScreenData<typeof load>();
  const [asked, choose] = useAsked(pathTo('historyPage'), filter, readFilter);
  const sought = filter.status !== null || filter.period !== 'all';

  return (
    <Container className={css.screen}>
      <PageHeading>{_('history.title')}</PageHeading>
      {(sought || orders.count > 0) && (
        <HistoryFilterForm
          filter={asked}
          onChange={(wanted) => {
            choose(wanted);
            void navigate(addressOf(wanted), { preventScrollReset: true, state: { keepFocus: true } });
          }}
        />
      )}
      {orders.results.length === 0 ? (
        <EmptyState
          title={sought ? _('history.none-found') : _('history.none')}
          text={sought ? undefined : _('history.none-advice')}
          action={
            <Button render={<Link to={sought ? pathTo('historyPage') : pathTo('shop')} />}>
              {sought ? _('history.show-all') : _('cart.to-shop')}
            </Button>
          }
        />
      ) : (
        <OrderCards orders={orders.results} />
      )}
      <Pagination
        label={_('history.pages')}
        page={filter.page}
        pages={pages}
        link={pageLink(filter)}
        pageLabel={(page) => _('history.page', { page })}
        previousLabel={_('history.page-before')}
        nextLabel={_('history.page-after')}
      />
    </Container>
  );
};

const addressOf = (filter: HistoryFilter): string => pathTo('historyPage', undefined, filterSearch(filter));

const pageLink = (filter: HistoryFilter) => (page: number) => <Link to={addressOf({ ...filter, page })} />;
