import type { Order } from '@caravan/contract';
import { Button, Container, Icon, PageHeading, Spinner } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { wentBack } from '../../features/orders/went-back.ts';
import { wentThrough } from '../../features/orders/went-through.ts';
import { lateAdvice } from '../../features/payment/late-advice.ts';
import { mayBePaid, usePaymentCheck } from '../../features/payment/use-payment-check.ts';
import { redirectTo, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext } from '../../routes/screen-module.ts';
import { AskUs } from '../../shared/contact/ask-us.tsx';
import { focusHeading } from '../../shared/document/focus-heading.ts';
import { useFailedTitle } from '../../shared/document/page-title.ts';
import { Link } from '../../shared/link/link.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { OutcomeSkeleton } from '../pay-success/outcome-skeleton.tsx';
import css from '../pay-success/screen.module.css';

/** Of an order that may be paid after all nothing is claimed before the bank was asked. */
export const title = ({ i18n }: MetaContext, order: Order | null | undefined): string =>
  i18n._(order && mayBePaid(order) ? 'pay.title' : 'pay.error-title');

export const Skeleton = OutcomeSkeleton;

/**
 * The order that can be tried again: the one the bank's answer names becomes the one being placed (PAY-5). One that is paid is
 * shown as that. Null for a visitor or when there is none.
 */
export const load = async ({ api, url, order, session, signal }: LoaderContext): Promise<Order | null> => {
  if (session.token() === null) return null;
  const named = url.searchParams.get('order') ?? '';
  const id = /^\d{1,9}$/.test(named) ? Number(named) : order.pk();
  if (id === null) return null;
  const answer = await api.get('order', { params: { id }, signal });
  if (answer[0]?.status === 404) return null;
  const found = unwrap(answer);
  if (wentThrough(found) || wentBack(found)) throw redirectTo(pathTo('paySuccess', undefined, { order: id }));
  if (found.status === 'awaiting_payment') order.begin(id);
  return found;
};

/** The payment did not happen, as far as the bank knows: says so, and leads back to paying the same order. */
export const Screen = () => {
  const told = useScreenData<typeof load>();
  // One comes from the bank, by a page of its own: what is said first is where one is.
  useEffect(() => focusHeading({ preventScroll: true }), []);
  return (
    <Container width="text" className={css.screen}>
      {told ? <KnownOrder key={told.pk} told={told} /> : <Telling state="failed" order={null} />}
    </Container>
  );
};

/** Asks the bank before it says that the payment failed (PAY-10). */
const KnownOrder = ({ told }: { readonly told: Order }) => {
  const navigate = useNavigate();
  const { order, checking, known } = usePaymentCheck(told, 1);
  const isPaid = wentThrough(order) || wentBack(order);
  const hasFailed = known && !isPaid;
  useFailedTitle(hasFailed && mayBePaid(told));

  useEffect(() => {
    if (isPaid) void navigate(pathTo('paySuccess', undefined, { order: order.pk }), { replace: true });
  }, [isPaid, navigate, order.pk]);

  return <Telling state={hasFailed ? 'failed' : checking || isPaid ? 'checking' : 'late'} order={order} />;
};

interface TellingProps {
  /** The bank is asked; it says that nothing was paid; it could not be asked. */
  readonly state: 'checking' | 'failed' | 'late';
  readonly order: Order | null;
}

const icons = { failed: 'warning', late: 'info' } as const;

const Telling = ({ state, order }: TellingProps) => {
  const { _ } = useLingui();
  const retry = order?.status === 'awaiting_payment';
  const failed = retry ? _('pay.error-order', { code: order.code }) : _('pay.error-advice');
  const words = {
    checking: [_('pay.checking'), _('pay.checking-advice')],
    // One whose time is over is not to be tried again.
    failed: [_('pay.error'), order && !retry ? _('pay.over-advice') : failed],
    late: [_('pay.late'), order ? _(lateAdvice(order).id) : ''],
  } as const;
  const [heading, lead] = words[state];
  return (
    <>
      <div className={css.mark} data-state={state === 'failed' ? 'error' : state}>
        {state === 'checking' ? <Spinner /> : <Icon name={icons[state]} />}
      </div>
      {/* It changes by itself while the bank is asked. */}
      <div aria-live="polite">
        <PageHeading lead={lead}>{heading}</PageHeading>
      </div>
      <div className={css.actions}>
        {state === 'failed' || order === null ? (
          <Ways retry={retry} />
        ) : (
          <Button render={<Link to={pathTo('orderDetails', { pk: order.pk })} />}>{_('pay.to-order')}</Button>
        )}
      </div>
      <AskUs question={_('pay.help')} about={order?.code ?? null} />
    </>
  );
};

const Ways = ({ retry }: { readonly retry: boolean }) => {
  const { _ } = useLingui();
  if (!retry)
    return (
      <Button size="l" render={<Link to={pathTo('cart')} />}>
        {_('pay.to-cart')}
      </Button>
    );
  return (
    <>
      <Button size="l" render={<Link to={pathTo('pay')} />}>
        {_('pay.again')}
      </Button>
      <Button size="l" variant="outline" render={<Link to={pathTo('checkout')} />}>
        {_('pay.other-way')}
      </Button>
    </>
  );
};
