import { Button, Container, Icon, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext } from '../../routes/screen-module.ts';
import { AskUs } from '../../shared/contact/ask-us.tsx';
import { Link } from '../../shared/link/link.tsx';
import { ScreenSkeleton } from '../../shared/loading/screen-skeleton.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import css from '../pay-success/screen.module.css';

export const title = ({ i18n }: MetaContext): string => i18n._('pay.error-title');

export const Skeleton = ScreenSkeleton;

/** The order that can be tried again: the one the bank's answer names becomes the one being placed (PAY-5). */
export const load = async ({ api, url, order, session, signal }: LoaderContext) => {
  if (session.token() === null) return { retry: false, code: null };
  const named = url.searchParams.get('order') ?? '';
  const id = /^\d{1,9}$/.test(named) ? Number(named) : order.pk();
  if (id === null) return { retry: false, code: null };
  const [, found] = await api.get('order', { params: { id }, signal });
  const retry = found?.status === 'awaiting_payment';
  if (retry) order.begin(id);
  return { retry, code: found?.code ?? null };
};

/** The payment did not happen: says so, says that nothing is lost, and leads back to paying the same order. */
export const Screen = () => {
  const { _ } = useLingui();
  const { retry, code } = useScreenData<typeof load>();
  return (
    <Container width="text" className={css.screen}>
      <div className={css.mark} data-state="error">
        <Icon name="warning" />
      </div>
      <PageHeading lead={code === null ? _('pay.error-advice') : _('pay.error-order', { code })}>
        {_('pay.error')}
      </PageHeading>
      <div className={css.actions}>
        {retry ? (
          <Button size="l" render={<Link to={pathTo('pay')} />}>
            {_('pay.again')}
          </Button>
        ) : (
          <Button size="l" render={<Link to={pathTo('cart')} />}>
            {_('pay.to-cart')}
          </Button>
        )}
        {retry && (
          <Button size="l" variant="outline" render={<Link to={pathTo('checkout')} />}>
            {_('pay.other-way')}
          </Button>
        )}
      </div>
      <AskUs question={_('pay.help')} about={code} />
    </Container>
  );
};
