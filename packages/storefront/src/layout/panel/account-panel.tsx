import { SidePanel } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { MemberView } from '../../features/session/member-view.tsx';
import { VisitorViews, type VisitorView } from '../../features/session/visitor-views.tsx';
import { usePanel } from '../../shared/panel/use-panel.ts';
import { useMember } from '../../shared/session/use-session.ts';

/** The panel at the right: the login, or who is logged in (PANEL-1, PANEL-2). It is mounted while open. */
export const AccountPanel = () => {
  const { _ } = useLingui();
  const user = useMember();
  const { next, close } = usePanel();
  const [view, setView] = useState<VisitorView>('login');
  const [still, setStill] = useState(false);
  // A login leads on from its form: who is logged in is not shown in between.
  const [loggingIn, setLoggingIn] = useState(false);
  const member = loggingIn ? null : user;
  return (
    <SidePanel
      open
      onClose={close}
      title={
        member ? _('shell.my-account') : view === 'forgot' ? _('session.forgot-title') : _('session.log-in')
      }
      closeLabel={_('shell.close')}
      onOpened={() => setStill(true)}
    >
      {member ? (
        <MemberView user={member} />
      ) : (
        <VisitorViews view={view} onView={setView} next={next} focusFirst={still} onBusy={setLoggingIn} />
      )}
    </SidePanel>
  );
};
