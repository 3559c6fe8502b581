import { Button, Container, EmptyState } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext } from '../../routes/screen-module.ts';
import { WithMailLink } from '../../shared/contact/with-mail-link.tsx';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';

const titles = {
  'stock-confirmed': 'saved.confirmed',
  ended: 'saved.ended',
  failed: 'saved.failed',
} as const;

type What = keyof typeof titles;

const isWhat = (name: string): name is What => name in titles;

/** The mailed link was tried by the server, which chose the address. */
export const load = async ({ params }: Pick<LoaderContext, 'params'>) => {
  const what = params['what'] ?? '';
  return { what: isWhat(what) ? what : ('failed' as const) };
};

export const title = ({ i18n }: MetaContext, { what }: Awaited<ReturnType<typeof load>>): string =>
  i18n._(titles[what]);

/** What came of a link in a mail: an address confirmed, mails ended, or neither (SHOP-13). */
export const Screen = () => {
  const { _ } = useLingui();
  const { email } = useShop().country.contacts;
  const { what } = useScreenData<typeof load>();
  const texts = {
    'stock-confirmed': _('saved.confirmed-text'),
    ended: _('saved.ended-text'),
    failed: <WithMailLink text={_('saved.failed-text', { email })} email={email} />,
  };
  return (
    <Container width="text">
      <EmptyState
        icon={what === 'failed' ? 'warning' : 'check'}
        headingLevel={1}
        title={_(titles[what])}
        text={texts[what]}
        action={<Button render={<Link to={pathTo('shop')} />}>{_('saved.to-shop')}</Button>}
      />
    </Container>
  );
};
