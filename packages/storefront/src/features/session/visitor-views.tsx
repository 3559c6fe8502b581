import { useState, type ReactNode } from 'react';
import { ForgotPassword } from './forgot-password.tsx';
import { LoginForm, type LoginAgainProps } from './login-form.tsx';

/** What a visitor does here (PANEL-1). */
export type VisitorView = 'login' | 'forgot' | 'online';

interface VisitorViewsProps {
  readonly view: VisitorView;
  /** Asks for another view; the member id that was typed so far goes with it. */
  readonly onView: (view: VisitorView, username: string) => void;
  /** Digits of the member id that stands there at first. */
  readonly username?: string;
  /** Where one wanted to go when the login came between. */
  readonly next: string | null;
  /** Instead of the usual login, which leads on to another page. */
  readonly again?: LoginAgainProps;
  /** Turns true when the first field may take the focus: when the panel has come to rest (PANEL-3). */
  readonly focusFirst?: boolean;
  /** The online registration, where the country has one; `onBack` leads to the login. */
  readonly renderOnline?: ((onBack: () => void) => ReactNode) | null;
  /** Shows the ways to become a member. */
  readonly onRegister?: () => void;
  /** The login is on its way. */
  readonly onBusy?: (busy: boolean) => void;
}

/** The login, a forgotten password, or the online registration. The member id that was typed stays when one turns to the other. */
export const VisitorViews = ({
  view,
  onView,
  username: given = '',
  next,
  again,
  focusFirst = false,
  renderOnline = null,
  onRegister,
  onBusy,
}: VisitorViewsProps) => {
  const [username, setUsername] = useState(again?.username ?? given);
  const [turned, setTurned] = useState(false);
  const turnTo = (wanted: VisitorView) => {
    setTurned(true);
    onView(wanted, username);
  };
  const id = { username, onUsername: setUsername };
  if (view === 'online' && renderOnline) return renderOnline(() => turnTo('login'));
  return view === 'forgot' ? (
    <ForgotPassword {...id} onBack={() => turnTo('login')} />
  ) : (
    <LoginForm
      {...id}
      next={next}
      {...(again && { again })}
      focusFirst={focusFirst || turned}
      onForgot={() => turnTo('forgot')}
      {...(onRegister && { onRegister })}
      {...(renderOnline && { onOnline: () => turnTo('online') })}
      {...(onBusy && { onBusy })}
    />
  );
};
