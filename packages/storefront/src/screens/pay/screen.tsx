import { Button, Container, EmptyState, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useLayoutEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { hasAnalytics } from '../../consent-and-newsletter/analytics-script.ts';
import { AfterBank } from '../../features/payment/after-bank.tsx';
import { HoldNotice } from '../../features/payment/hold-notice.tsx';
import { useFollowOrder } from '../../features/payment/use-follow-order.ts';
import { paymentKindOf, paymentKindViews } from '../../features/payment/kinds/payment-kind-views.ts';
import { CheckoutSteps } from '../../features/checkout/checkout-steps.tsx';
import { enclosure } from '../../features/checkout/enclosure/enclosure.ts';
import { OrderedBrief } from '../../features/checkout/ordered-brief.tsx';
import { LoginAgain } from '../../features/session/login-again.tsx';
import { redirectTo, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext } from '../../routes/screen-module.ts';
import { Columns } from '../../shared/columns/columns.tsx';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import { TotalsList } from '../../shared/totals/totals-list.tsx';
import { totalsOfOrder } from '../../shared/totals/totals-from-wire.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { CheckoutSkeleton } from '../checkout/checkout-skeleton.tsx';
import css from '../checkout/screen.module.css';

export { enclosure };

export const title = ({ i18n }: MetaContext): string => i18n._('pay.title');

export const Skeleton = CheckoutSkeleton;

/** The order to be paid. One that is not placed yet goes to the checkout, one that is paid to its success page. */
export const load = async ({ api, order: current, signal }: LoaderContext) => {
  const id = current.pk();
  if (id === null) throw redirectTo(pathTo('cart'));
  const found = await api.get('order', { params: { id }, signal });
  if (found[0]?.status === 404) {
    current.end();
    throw redirectTo(pathTo('cart'));
  }
  const order = unwrap(found);
  if (order.status === 'draft') throw redirectTo(pathTo('checkout'));
  const open =
    order.status === 'awaiting_payment' || order.status === 'expired' || order.status === 'cancelled';
  if (!open) throw redirectTo(pathTo('paySuccess', undefined, { order: id }));
  return order;
};

/** Paying: the sum, how long it is held, and the card here or at the bank, as the country does it (PAY-3). */
export const Screen = () => {
  const { _ } = useLingui();
  const { country, reload } = useShop();
  useLayoutEffect(() => {
    // A card's number is typed here: a script of others stays behind with the page that loaded it (S19).
    if (hasAnalytics()) reload();
  }, [reload]);
  const { revalidate } = useRevalidator();
  const order = useScreenData<typeof load>();
  useFollowOrder(order);
  const { Pay } = paymentKindViews[paymentKindOf(country, order.payment)];

  if (!order.paymentData || !Pay)
    return (
      <Container className={css.screen}>
        <EmptyState
          headingLevel={1}
          icon="warning"
          title={_('pay.over')}
          text={_('pay.over-advice')}
          action={<Button render={<Link to={pathTo('cart')} />}>{_('pay.to-cart')}</Button>}
        />
      </Container>
    );
  return (
    <Container className={css.screen}>
      <PageHeading lead={_('pay.order', { code: order.code })}>{_('pay.title')}</PageHeading>
      <CheckoutSteps className={css.steps} paying done={{ address: true, delivery: true }} />
      <Columns
        label={_('cart.summary')}
        aside={
          <>
            <OrderedBrief order={order} />
            <TotalsList totals={totalsOfOrder(order, country.currency)} />
            <Button variant="outline" wide render={<Link to={pathTo('checkout')} />}>
              {_('pay.change')}
            </Button>
          </>
        }
      >
        {order.reservedUntil && <HoldNotice until={order.reservedUntil} onOver={() => void revalidate()} />}
        <AfterBank order={order}>
          <Pay order={order} data={order.paymentData} />
        </AfterBank>
      </Columns>
      <LoginAgain />
    </Container>
  );
};
