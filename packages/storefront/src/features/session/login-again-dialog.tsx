import { msg } from '@lingui/macro';
import { Dialog } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { sessionUserOf, type SessionUser } from '../../shared/session/session-user.ts';
import { useShop } from '../../shared/shop.tsx';
import type { LoginAgainProps } from './login-form.tsx';
import { VisitorViews, type VisitorView } from './visitor-views.tsx';

const titles = {
  login: msg({ id: 'session.log-in' }),
  forgot: msg({ id: 'session.forgot-title' }),
} as const;

interface LoginAgainDialogProps {
  /** Whose login has ended. */
  readonly member: SessionUser;
  readonly onClose: () => void;
}

/** Says that the login has ended, and asks for the password over the page, which stays as it is (CHK-9). */
export const LoginAgainDialog = ({ member, onClose }: LoginAgainDialogProps) => {
  const { _ } = useLingui();
  const { api, session } = useShop();
  const [view, setView] = useState<VisitorView>('login');
  const [still, setStill] = useState(false);

  const logIn: LoginAgainProps['logIn'] = async (credentials) => {
    const [error, answer] = await api.post('login', { body: credentials });
    if (error) return error;
    const user = sessionUserOf(answer.user);
    // What the one before has left in this tab is not for another.
    if (user.pk !== member.pk) session.expire();
    session.begin(answer.token, user);
    return null;
  };
  return (
    <Dialog
      open
      title={_(titles[view === 'forgot' ? view : 'login'].id)}
      closeLabel={_('shell.close')}
      onClose={onClose}
      onOpened={() => setStill(true)}
    >
      <VisitorViews
        view={view}
        onView={setView}
        next={null}
        again={{ username: member.username, logIn }}
        focusFirst={still}
      />
    </Dialog>
  );
};
