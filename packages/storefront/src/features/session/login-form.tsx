import { Button, Notice, PasswordField } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { PhoneLink } from '../../shared/contact/phone-link.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { useFailedTitle } from '../../shared/document/page-title.ts';
import css from './login-form.module.css';
import { loginReason } from './login-reason.ts';
import { isWholeId, MemberIdField } from './member-id-field.tsx';
import { toldRefusal } from './told-refusal.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useLogIn } from './use-log-in.ts';

/** A login in place of one that has ended. */
export interface LoginAgainProps {
  /** Whose it was. */
  readonly username: string;
  /** Logs in, and goes nowhere; answers the refusal, null when it worked. */
  readonly logIn: ReturnType<typeof useLogIn>;
}

interface LoginFormProps {
  /** The member id, digits only. */
  readonly username: string;
  readonly onUsername: (username: string) => void;
  readonly onForgot: () => void;
  readonly onRegister?: () => void;
  /** Absent where the country has no online registration. */
  readonly onOnline?: () => void;
  /** Where one wanted to go when the login came between. */
  readonly next: string | null;
  readonly again?: LoginAgainProps;
  /** Turns true when the first field may take the focus: when the panel has come to rest (PANEL-3). */
  readonly focusFirst?: boolean;
  /** The login is on its way. */
  readonly onBusy?: (busy: boolean) => void;
}

/** Member id and password; the button waits for both (PANEL-4). A refusal stays in the form with what was typed. */
export const LoginForm = ({
  username,
  onUsername,
  onForgot,
  onRegister,
  onOnline,
  next,
  again,
  focusFirst = false,
  onBusy,
}: LoginFormProps) => {
  const { _ } = useLingui();
  const { session, report } = useShop();
  // Known once the page has come to life: the served one is nobody's.
  const known = useSession((state) => state.known);
  const reason = known ? loginReason(next, again ? 'here' : session.hasExpired()) : null;
  const usual = useLogIn(next);
  const logIn = again?.logIn ?? usual;
  const first = useFirstFocus(focusFirst);
  /** Of a member whose id stands there already the password is asked for. */
  const [idFirst] = useState(!again || !isWholeId(username));
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useFailedTitle(refusal !== null);

  const tellBusy = (now: boolean) => {
    setBusy(now);
    onBusy?.(now);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    tellBusy(true);
    setRefusal(null);
    const error = await logIn({ username, password });
    tellBusy(false);
    if (!error) return;
    const told = toldRefusal(error);
    if (told === null) report(error);
    else setRefusal(told);
  };

  return (
    // Never by GET: without scripts the password would stand in the address.
    <form method="post" className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {reason && <Notice tone="warn">{_(reason)}</Notice>}
      {refusal !== null && (
        <Notice tone="clay" role="alert">
          {refusal}
        </Notice>
      )}
      <MemberIdField ref={idFirst ? first : null} value={username} onChange={onUsername} />
      <PasswordField
        ref={idFirst ? null : first}
        label={_('session.password')}
        showLabel={_('session.show')}
        hideLabel={_('session.hide')}
        name="password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" size="l" wide busy={busy} disabled={!isWholeId(username) || password === ''}>
        {_('session.log-in')}
      </Button>
      <Button type="button" variant="quiet" wide onClick={onForgot}>
        {_('session.forgot')}
      </Button>
      {onRegister && (
        <Button type="button" variant="outline" wide onClick={onRegister}>
          {_('session.register')}
        </Button>
      )}
      {onOnline && (
        <Button type="button" variant="quiet" wide onClick={onOnline}>
          {_('session.online')}
        </Button>
      )}
      <p className={css.help}>
        {_('session.help')} <PhoneLink />
      </p>
    </form>
  );
};
