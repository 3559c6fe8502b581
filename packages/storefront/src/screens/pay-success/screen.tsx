import type { Order } from '@caravan/contract';
import { Button, Container, Icon, PageHeading, Spinner, Surface } from '@caravan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { EnclosedBrand } from '../../features/checkout/enclosure/enclosed-brand.tsx';
import { OrderedBrief } from '../../features/checkout/ordered-brief.tsx';
import { OrderTimeline } from '../../features/orders/details/order-timeline.tsx';
import { ReceiptButton } from '../../features/orders/receipt-button.tsx';
import { wentThrough } from '../../features/orders/went-through.ts';
import { canBeWritten, lateAdvice } from '../../features/payment/late-advice.ts';
import { usePaymentCheck } from '../../features/payment/use-payment-check.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { MetaContext } from '../../routes/screen-module.ts';
import { useScreenRoute } from '../../routes/use-screen-route.ts';
import { AskUs } from '../../shared/contact/ask-us.tsx';
import { focusHeading } from '../../shared/document/focus-heading.ts';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { forgetForm } from '../checkout/kept-form.ts';
import { load } from './load.ts';
import { PaidOrderFacts } from './paid-order-facts.tsx';
import { OutcomeSkeleton } from './outcome-skeleton.tsx';
import css from './screen.module.css';

export { load };

export const title = ({ i18n }: MetaContext): string => i18n._('pay.success-title');

export const Skeleton = OutcomeSkeleton;

/**
 * After paying: what the server knows of the order, asked of the bank when need be (PAY-10); to somebody it does not know,
 * thanks without a claim (PAY-7).
 */
export const Screen = () => {
  const { _ } = useLingui();
  const told = useScreenData<typeof load>();
  const route = useScreenRoute();
  // One comes from the bank, by a page of its own: what is said first is where one is.
  useEffect(() => focusHeading({ preventScroll: true }), []);
  return (
    <Container width="text" className={css.screen}>
      {route?.withoutHeader && (
        <div>
          <EnclosedBrand />
        </div>
      )}
      {told === null && (
        <>
          <Mark state="thanks" />
          <PageHeading lead={_('pay.neutral')}>{_('pay.thanks')}</PageHeading>
          <div className={css.actions}>
            <Button render={<Link to={pathTo('shop')} />}>{_('cart.to-shop')}</Button>
          </div>
        </>
      )}
      {told === 'unknown' && (
        <>
          <Mark state="late" />
          <PageHeading lead={_('pay.unknown-advice')}>{_('pay.unknown')}</PageHeading>
          <div className={css.actions}>
            <Button render={<Link to={pathTo('historyPage')} />}>{_('menu.order-history')}</Button>
            <Button variant="outline" render={<Link to={pathTo('shop')} />}>
              {_('cart.to-shop')}
            </Button>
          </div>
        </>
      )}
      {told && told !== 'unknown' && <KnownOrder key={told.pk} told={told} />}
    </Container>
  );
};

const KnownOrder = ({ told }: { readonly told: Order }) => {
  const { _ } = useLingui();
  const shop = useShop();
  const { order, checking } = usePaymentCheck(told);
  const settled = wentThrough(order);

  useEffect(() => {
    if (!settled) return;
    if (shop.order.pk() === told.pk) {
      shop.order.end();
      forgetForm(shop.tab);
    }
    void shop.cart.refresh();
  }, [settled, shop, told.pk]);

  const { mark, title, lead } = outcomeOf(order, checking);
  return (
    <>
      <Mark state={mark} />
      {/* It changes by itself while the bank is asked. */}
      <div aria-live="polite">
        <PageHeading lead={_(lead.id)}>{_(title.id)}</PageHeading>
      </div>
      {title === over ? (
        <div className={css.actions}>
          <Button render={<Link to={pathTo('cart')} />}>{_('pay.to-cart')}</Button>
        </div>
      ) : (
        <>
          <PaidOrderFacts order={order} />
          <OrderTimeline order={order} />
          <Surface>
            <OrderedBrief order={order} />
          </Surface>
          <Ways order={order} />
        </>
      )}
    </>
  );
};

interface Outcome {
  readonly mark: 'thanks' | 'checking' | 'late';
  readonly title: MessageDescriptor;
  readonly lead: MessageDescriptor;
}

const over = msg({ id: 'pay.over' });

/** What is said of an order: that it is paid only when the server says so. */
const outcomeOf = (order: Order, checking: boolean): Outcome => {
  const { status } = order;
  if (status === 'paid_review')
    return {
      mark: 'late',
      title: msg({ id: 'pay.review' }),
      lead: canBeWritten(order) ? msg({ id: 'pay.review-advice' }) : msg({ id: 'pay.review-silent' }),
    };
  if (wentThrough(order))
    return {
      mark: 'thanks',
      title: status === 'confirmed' ? msg({ id: 'pay.confirmed' }) : msg({ id: 'pay.paid' }),
      lead: canBeWritten(order) ? msg({ id: 'pay.next' }) : msg({ id: 'pay.next-silent' }),
    };
  if (checking)
    return { mark: 'checking', title: msg({ id: 'pay.checking' }), lead: msg({ id: 'pay.checking-advice' }) };
  if (status === 'awaiting_payment')
    return { mark: 'late', title: msg({ id: 'pay.late' }), lead: lateAdvice(order) };
  return { mark: 'late', title: over, lead: msg({ id: 'pay.over-advice' }) };
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
        <ReceiptButton order={order} />
      </div>
      <AskUs question={_('pay.ask')} about={order.code} />
    </>
  );
};

const Mark = ({ state }: { readonly state: Outcome['mark'] }) => (
  <div className={css.mark} data-state={state}>
    {state === 'checking' ? <Spinner /> : <Icon name={state === 'thanks' ? 'check' : 'info'} />}
  </div>
);
