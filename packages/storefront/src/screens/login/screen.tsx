import { Container, Notice, PageHeading, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { VisitorViews, type VisitorView } from '../../features/session/visitor-views.tsx';
import { pathTo } from '../../routes/route-names.ts';
import type { MetaContext } from '../../routes/screen-module.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './login.module.css';

export const title = ({ i18n }: MetaContext): string => i18n._('session.log-in');

/** The login on a page of its own, with the panel's form. One who is logged in already is sent home (ROUTE-4). */
export const Screen = () => {
  const { _ } = useLingui();
  const { session } = useShop();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [view, setView] = useState<VisitorView>(search.get('view') === 'forgot' ? 'forgot' : 'login');
  const turnAway = useEffectEvent(() => {
    if (session.token() !== null) void navigate(pathTo('home'), { replace: true });
  });
  useEffect(() => turnAway(), []);
  return (
    <Container width="form" className={css.page}>
      {view === 'forgot' ? (
        <PageHeading>{_('session.forgot-title')}</PageHeading>
      ) : (
        <PageHeading lead={_('session.lead')}>{_('session.log-in')}</PageHeading>
      )}
      <noscript>
        <Notice tone="warn">{_('session.needs-scripts')}</Notice>
      </noscript>
      <Surface>
        <VisitorViews view={view} onView={setView} next={search.get('next')} />
      </Surface>
    </Container>
  );
};
