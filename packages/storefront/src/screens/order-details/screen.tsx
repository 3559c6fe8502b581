import { Button, Container, Icon, Notice, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { CancelOrder } from '../../features/orders/cancel-order.tsx';
import { CouponEarned } from '../../features/orders/coupon-earned.tsx';
import { OrderFacts } from '../../features/orders/details/order-facts.tsx';
import { OrderLines } from '../../features/orders/details/order-lines.tsx';
import { OrderTimeline } from '../../features/orders/details/order-timeline.tsx';
import { RemindMonthly } from '../../features/orders/remind-monthly.tsx';
import { StatusBadge } from '../../features/orders/status-badge.tsx';
import { isPayable } from '../../features/orders/is-payable.ts';
import { UnpaidNotice } from '../../features/orders/unpaid-notice.tsx';
import { ReceiptButton } from '../../features/orders/receipt-button.tsx';
import { ReorderButton } from '../../features/orders/reorder/reorder-button.tsx';
import { OrderReturns } from '../../features/orders/details/order-returns.tsx';
import { Withdraw } from '../../features/orders/withdrawal/withdraw.tsx';
import { notFound, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext } from '../../routes/screen-module.ts';
import { Columns } from '../../shared/columns/columns.tsx';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import { TotalsList } from '../../shared/totals/totals-list.tsx';
import { useChanged } from '../../shared/fetched/use-changed.ts';
import { totalsOfOrder } from '../../shared/totals/totals-from-wire.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { BackToHistory } from './back-to-history.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import css from './screen.module.css';

export const title = ({ i18n }: MetaContext, order: Awaited<ReturnType<typeof load>> | undefined): string =>
  [i18n._('history.order-title'), ...(order ? [order.code] : [])].join(' ');

export const Skeleton = OrderSkeleton;

/** One's own order; another's is as if there were none (API-26). */
export const load = async ({ api, params, signal }: LoaderContext) => {
  const id = params['pk'] ?? '';
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  const found = await api.get('order', { params: { id }, signal });
  if (found[0]?.status === 404) throw notFound();
  return unwrap(found);
};

/** An order with its lines, sums and what has happened to it; to be repeated, printed, paid while it is held, or withdrawn from (ORD-3, ORD-7). */
export const Screen = () => {
  const { _ } = useLingui();
  const { country } = useShop();
  // A withdrawal changes it.
  const [order, change] = useChanged(useScreenData<typeof load>());
  const [before = '', after = ''] = _('history.order', { code: order.code }).split(order.code);
  return (
    <Container className={css.screen}>
      <BackToHistory />
      <PageHeading className={css.heading} aside={<StatusBadge order={order} />}>
        {before}
        <span className={css.code}>{order.code}</span>
        {after}
      </PageHeading>
      {isPayable(order) && <UnpaidNotice className={css.payable} order={order} />}
      <Columns
        label={_('cart.summary')}
        aside={
          <>
            <TotalsList totals={totalsOfOrder(order, country.currency)} />
            <div className={css.tools}>
              <ReorderButton order={order} variant="outline" wide />
              <ReceiptButton order={order} wide />
              <Button variant="quiet" wide icon={<Icon name="printer" />} onClick={() => print()}>
                {_('history.print')}
              </Button>
              <Button
                variant="quiet"
                wide
                render={<Link to={pathTo('contactUs', undefined, { order: order.code })} />}
              >
                {_('history.help')}
              </Button>
              <RemindMonthly key={`reminder ${order.pk}`} order={order} />
              <CancelOrder
                key={`cancel ${order.pk}`}
                order={order}
                onCancelled={(now) => change(() => now)}
              />
              <Withdraw key={order.pk} order={order} onSent={(now) => change(() => now)} />
            </div>
          </>
        }
      >
        {order.status === 'paid_review' && <Notice title={_('pay.review')}>{_('pay.review-advice')}</Notice>}
        {order.couponEarned && <CouponEarned earned={order.couponEarned} />}
        <OrderTimeline order={order} />
        <OrderReturns order={order} />
        <OrderLines order={order} />
        <OrderFacts order={order} />
      </Columns>
    </Container>
  );
};
