import { useState } from 'react';
import { ForgotPassword } from './forgot-password.tsx';
import { LoginForm } from './login-form.tsx';

/** What a visitor does here (PANEL-1). */
export type VisitorView = 'login' | 'forgot';

interface VisitorViewsProps {
  readonly view: VisitorView;
  readonly onView: (view: VisitorView) => void;
  /** Where one wanted to go when the login came between. */
  readonly next: string | null;
  /** Turns true when the first field may take the focus: when the panel has come to rest (PANEL-3). */
  readonly focusFirst?: boolean;
  /** The login is on its way. */
  readonly onBusy?: (busy: boolean) => void;
}

/** The login, or a forgotten password. The member id that was typed stays when one turns to the other. */
export const VisitorViews = ({ view, onView, next, focusFirst = false, onBusy }: VisitorViewsProps) => {
  const [username, setUsername] = useState('');
  const [turned, setTurned] = useState(false);
  const turnTo = (wanted: VisitorView) => {
    setTurned(true);
    onView(wanted);
  };
  const id = { username, onUsername: setUsername };
  return view === 'forgot' ? (
    <ForgotPassword {...id} onBack={() => turnTo('login')} />
  ) : (
    <LoginForm
      {...id}
      next={next}
      focusFirst={focusFirst || turned}
      onForgot={() => turnTo('forgot')}
      {...(onBusy && { onBusy })}
    />
  );
};
