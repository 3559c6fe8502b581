import { Container, Notice, PageHeading, Surface } from '@caravan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useOnlineRegistration } from '../../features/registration/use-online-registration.ts';
import { handUsername, usernameIn } from '../../shared/session/handed-username.ts';
import { VisitorViews, type VisitorView } from '../../features/session/visitor-views.tsx';
import { pathTo } from '../../routes/route-names.ts';
import type { MetaContext, ScreenLoader } from '../../routes/screen-module.ts';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './login.module.css';

const headings: Readonly<Record<VisitorView, MessageDescriptor>> = {
  login: msg({ id: 'session.log-in' }),
  forgot: msg({ id: 'session.forgot-title' }),
  online: msg({ id: 'session.online-title' }),
};

export const load: ScreenLoader<VisitorView> = async ({ url }) => viewIn(url.searchParams);

export const title = ({ i18n }: MetaContext, view: VisitorView = 'login'): string =>
  i18n._(headings[view].id);

/**
 * The login on a page of its own, with the panel's form; which of its views is shown, the address says. One who is logged in already
 * is sent home (ROUTE-4).
 */
export const Screen = () => {
  const { _ } = useLingui();
  const { session } = useShop();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = viewIn(search);
  const Online = useOnlineRegistration();
  const shown = view === 'online' && Online === null ? 'login' : view;
  const join = useOverlay('join');
  const { state } = useLocation();
  const sent = sentIn(state);
  // The served page knows of no id.
  const username = useHydrated() ? usernameIn(state) : '';
  const show = (wanted: VisitorView, typed: string) => {
    const query = { view: wanted === 'login' ? undefined : wanted, next: search.get('next') ?? undefined };
    void navigate(pathTo('login', undefined, query), { state: handUsername(typed) });
  };
  const turnAway = useEffectEvent(() => {
    if (session.token() !== null) void navigate(pathTo('home'), { replace: true });
  });
  useEffect(() => turnAway(), []);
  return (
    <Container width="form" className={css.page}>
      <PageHeading lead={shown === 'login' && _('session.lead')}>{_(headings[shown].id)}</PageHeading>
      <noscript>
        <Notice tone="warn">{_('session.needs-scripts')}</Notice>
      </noscript>
      <div aria-live="polite" className={css.sent}>
        {sent !== null && <Notice tone="success">{sent}</Notice>}
      </div>
      <Surface>
        <VisitorViews
          view={shown}
          onView={show}
          username={username}
          next={search.get('next')}
          onRegister={join.show}
          renderOnline={
            Online &&
            ((onBack) => (
              <Online
                onBack={onBack}
                onSent={(words) => void navigate(pathTo('login'), { replace: true, state: { sent: words } })}
              />
            ))
          }
        />
      </Surface>
    </Container>
  );
};

const viewIn = (search: URLSearchParams): VisitorView => {
  const view = search.get('view');
  return view === 'forgot' || view === 'online' ? view : 'login';
};

/** What an online registration that ended here has to say. */
const sentIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'sent' in state && typeof state.sent === 'string'
    ? state.sent
    : null;
