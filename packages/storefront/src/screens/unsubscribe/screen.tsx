import { Button, Container, EmptyState } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { redirectTo } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext } from '../../routes/screen-module.ts';
import { WithMailLink } from '../../shared/contact/with-mail-link.tsx';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';

export const title = ({ i18n }: MetaContext): string => i18n._('unsubscribe.title');

/** The mailed link was tried by the server, which chose the address (ROUTE-12). */
export const load = async ({ url }: Pick<LoaderContext, 'url'>) => {
  const done = url.pathname.startsWith(pathTo('unsubscribeSuccess'));
  if (!done && !url.pathname.startsWith(pathTo('unsubscribeFailed')))
    throw redirectTo(pathTo('unsubscribeFailed'));
  return { done };
};

/** Says whether the news have ended, and what to do when they have not (ACC-6). */
export const Screen = () => {
  const { _ } = useLingui();
  const { email } = useShop().country.contacts;
  const { done } = useScreenData<typeof load>();
  return (
    <Container width="text">
      <EmptyState
        icon={done ? 'check' : 'warning'}
        headingLevel={1}
        title={done ? _('unsubscribe.done') : _('unsubscribe.failed')}
        text={
          done ? (
            _('unsubscribe.done-advice')
          ) : (
            <WithMailLink text={_('unsubscribe.failed-advice', { email })} email={email} />
          )
        }
        action={<Button render={<Link to={pathTo('shop')} />}>{_('unsubscribe.to-shop')}</Button>}
      />
    </Container>
  );
};
