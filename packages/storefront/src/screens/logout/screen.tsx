import { Container, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { logOut } from '../../shared/session/log-out.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { MetaContext } from '../../routes/screen-module.ts';
import { ScreenSkeleton } from '../../shared/loading/screen-skeleton.tsx';
import { useShop } from '../../shared/shop.tsx';

export const title = ({ i18n }: MetaContext): string => i18n._('session.log-out');

export const Skeleton = () => <ScreenSkeleton width="text" />;

/** Logs out and goes home (ROUTE-4). */
export const Screen = () => {
  const { _ } = useLingui();
  const shop = useShop();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void logOut(shop, pathTo('home'));
  }, [shop]);
  return (
    <Container width="text">
      <PageHeading lead={_('session.leaving')}>{_('session.log-out')}</PageHeading>
    </Container>
  );
};
