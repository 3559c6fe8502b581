import type { Order } from '@caravan/contract';
import { Button, Container, Icon, PageHeading, Spinner } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { wentThrough } from '../../features/orders/went-through.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { MetaContext } from '../../routes/screen-module.ts';
import { refreshCartCount } from '../../shared/cart-count/refresh-cart-count.ts';
import { AskUs } from '../../shared/contact/ask-us.tsx';
import { Link } from '../../shared/link/link.tsx';
import { ScreenSkeleton } from '../../shared/loading/screen-skeleton.tsx';
import { useShop } from '../../shared/shop.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { load } from './load.ts';
import { OrderFacts } from './order-facts.tsx';
import css from './screen.module.css';
import { useOrderState } from './use-order-state.ts';

export { load };

export const title = ({ i18n }: MetaContext): string => i18n._('pay.success-title');

export const Skeleton = ScreenSkeleton;

/** After paying: what the server knows of the order; to somebody it does not know, thanks without a claim (PAY-7). */
export const Screen = () => {
  const { _ } = useLingui();
  const told = useScreenData<typeof load>();
  // One comes from the bank, by a page of its own: what is said first is where one is.
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }), []);
  return (
    <Container width="text" className={css.screen}>
      {told ? (
        <KnownOrder key={told.pk} told={told} />
      ) : (
        <>
          <Mark state="thanks" />
          <PageHeading lead={_('pay.neutral')}>{_('pay.thanks')}</PageHeading>
          <div className={css.actions}>
            <Button render={<Link to={pathTo('shop')} />}>{_('cart.to-shop')}</Button>
          </div>
        </>
      )}
    </Container>
  );
};

const KnownOrder = ({ told }: { readonly told: Order }) => {
  const { _ } = useLingui();
  const shop = useShop();
  const { order, checking } = useOrderState(told);
  const settled = wentThrough(order);

  useEffect(() => {
    if (!settled) return;
    if (shop.order.pk() === told.pk) shop.order.end();
    void refreshCartCount(shop);
  }, [settled, shop, told.pk]);

  if (settled)
    return (
      <>
        <Mark state="thanks" />
        <PageHeading lead={(order.email ?? order.owner.email) ? _('pay.next') : _('pay.next-silent')}>
          {order.status === 'confirmed' ? _('pay.confirmed') : _('pay.paid')}
        </PageHeading>
        <OrderFacts order={order} />
        <Ways order={order} />
      </>
    );
  if (order.status === 'awaiting_payment')
    return (
      <>
        <Mark state={checking ? 'checking' : 'late'} />
        <PageHeading lead={checking ? _('pay.checking-advice') : _('pay.late-advice')}>
          {checking ? _('pay.checking') : _('pay.late')}
        </PageHeading>
        <OrderFacts order={order} />
        <Ways order={order} />
      </>
    );
  return (
    <>
      <Mark state="late" />
      <PageHeading lead={_('pay.over-advice')}>{_('pay.over')}</PageHeading>
      <div className={css.actions}>
        <Button render={<Link to={pathTo('cart')} />}>{_('pay.to-cart')}</Button>
      </div>
    </>
  );
};

const Ways = ({ order }: { readonly order: Order }) => {
  const { _ } = useLingui();
  return (
    <>
      <div className={css.actions}>
        <Button render={<Link to={pathTo('orderDetails', { pk: order.pk })} />}>{_('pay.to-order')}</Button>
        <Button variant="outline" render={<Link to={pathTo('shop')} />}>
          {_('pay.on-shopping')}
        </Button>
      </div>
      <AskUs question={_('pay.ask')} about={order.code} />
    </>
  );
};

const Mark = ({ state }: { readonly state: 'thanks' | 'checking' | 'late' }) => (
  <div className={css.mark} data-state={state}>
    {state === 'checking' ? <Spinner /> : <Icon name={state === 'thanks' ? 'check' : 'info'} />}
  </div>
);
