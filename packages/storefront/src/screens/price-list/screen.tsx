import { Button, Container, PageHeading, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { redirectTo, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext } from '../../routes/screen-module.ts';
import { useDates } from '../../shared/format/use-dates.ts';
import { Link } from '../../shared/link/link.tsx';
import { ScreenSkeleton } from '../../shared/loading/screen-skeleton.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';
import css from './screen.module.css';

export const title = ({ i18n }: MetaContext): string => i18n._('business.price-list');

export const Skeleton = () => <ScreenSkeleton width="form" />;

/** Who is not logged in does that first and comes back (ROUTE-8). */
export const load = async ({ api, session, signal }: LoaderContext) => {
  if (session.token() === null) throw redirectTo(pathTo('login', undefined, { next: pathTo('priceList') }));
  return unwrap(await api.get('priceList', { signal }));
};

/**
 * The country's price list in a new tab (BIZ-4, ROUTE-8): at once when somebody pressed a link to come here, for browsers open
 * nothing by themselves; else by the link.
 */
export const Screen = () => {
  const { _ } = useLingui();
  const { date } = useDates();
  const { url, date: day } = useScreenData<typeof load>();
  const openNow = useEffectEvent(() => {
    if (wasPressed()) window.open(url, '_blank', 'noopener');
  });
  useEffect(() => openNow(), []);
  return (
    <Container width="form" className={css.screen}>
      <PageHeading>{_('business.price-list')}</PageHeading>
      <Surface className={css.card}>
        <p>
          <WholeNumbers text={_('business.price-list-lead', { date: date(day) })} />
        </p>
        <Button render={<Link to={url} target="_blank" rel="noopener" />}>
          {_('business.open-price-list')}
        </Button>
        <p className={css.note}>{_('business.new-tab')}</p>
      </Surface>
    </Container>
  );
};

/** Whether the browser still takes what happens for what the user has just done. Not known to all browsers. */
const wasPressed = (): boolean => 'userActivation' in navigator && navigator.userActivation.isActive;
