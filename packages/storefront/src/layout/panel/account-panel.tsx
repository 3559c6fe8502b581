import { msg } from '@lingui/macro';
import { Button, SidePanel } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeferredNextLevel } from '../../features/business/deferred-next-level.tsx';
import { DeferredLastOrder } from '../../features/orders/last-order/deferred-last-order.tsx';
import { useOnlineRegistration } from '../../features/registration/use-online-registration.ts';
import { MemberView } from '../../features/session/member-view.tsx';
import { VisitorViews, type VisitorView } from '../../features/session/visitor-views.tsx';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import { usePanel } from '../../shared/panel/use-panel.ts';
import { useMember } from '../../shared/session/use-session.ts';

export { JoinDialog } from '../../features/registration/join-dialog.tsx';

const titles = {
  login: msg({ id: 'session.log-in' }),
  forgot: msg({ id: 'session.forgot-title' }),
  online: msg({ id: 'session.online-title' }),
} as const;

/** The panel at the right: what a visitor does, or who is logged in (PANEL-1, PANEL-2). It is mounted while open. */
export const AccountPanel = () => {
  const { _ } = useLingui();
  const user = useMember();
  const { next, close } = usePanel();
  const navigate = useNavigate();
  const join = useOverlay('join');
  const Online = useOnlineRegistration();
  const [view, setView] = useState<VisitorView>('login');
  const [still, setStill] = useState(false);
  // A login leads on from its form: who is logged in is not shown in between.
  const [loggingIn, setLoggingIn] = useState(false);
  const member = loggingIn ? null : user;
  return (
    <SidePanel
      open
      onClose={close}
      title={member ? _('shell.my-account') : _(titles[view].id)}
      closeLabel={_('shell.close')}
      onOpened={() => setStill(true)}
      footer={member && <DeferredLastOrder compact />}
    >
      {member ? (
        <MemberView user={member}>
          <DeferredNextLevel level={member.level} />
        </MemberView>
      ) : (
        <>
          <VisitorViews
            view={view}
            onView={setView}
            next={next}
            focusFirst={still}
            onBusy={setLoggingIn}
            onRegister={join.show}
            renderOnline={
              Online &&
              ((onBack) => (
                <Online
                  onBack={onBack}
                  onSent={(words) => void navigate(pathTo('login'), { state: { sent: words } })}
                />
              ))
            }
          />
          <Button variant="quiet" wide render={<Link to={pathTo('saved')} />}>
            {_('session.saved')}
          </Button>
        </>
      )}
    </SidePanel>
  );
};
