import { Button, Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useFailedTitle } from '../../shared/document/page-title.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './login-form.module.css';
import { isWholeId, MemberIdField } from './member-id-field.tsx';
import { toldRefusal } from './told-refusal.ts';
import { useFirstFocus } from './use-first-focus.ts';

interface ForgotPasswordProps {
  /** The member id, digits only: what was typed for the login stays. */
  readonly username: string;
  readonly onUsername: (username: string) => void;
  readonly onBack: () => void;
}

/** What was done: a link mailed to this address, or none as there is no address on record (PWD-1, PWD-2). */
interface Recovered {
  readonly email: string | null;
}

/** Asks for a link by which a new password is set. */
export const ForgotPassword = ({ username, onUsername, onBack }: ForgotPasswordProps) => {
  const { _ } = useLingui();
  const { api, country, report } = useShop();
  const first = useFirstFocus(true);
  const done = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [recovered, setRecovered] = useState<Recovered | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useFailedTitle(refusal !== null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (recovered) done.current?.focus();
  }, [recovered]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    const [error, answer] = await api.post('resetPassword', { body: { fboIdnumber: username } });
    setBusy(false);
    if (!error) {
      setRecovered({ email: answer.email ?? null });
      return;
    }
    const told = toldRefusal(error);
    if (told === null) report(error);
    else setRefusal(told);
  };
  const { phone, email } = country.contacts;
  const back = (
    <Button type="button" variant="quiet" wide onClick={onBack}>
      {_('session.back')}
    </Button>
  );

  if (recovered)
    return (
      <div className={css.form}>
        <div ref={done} tabIndex={-1}>
          <Notice tone={recovered.email === null ? 'warn' : 'success'}>
            {recovered.email === null
              ? _('session.no-email', { phone: phone.replaceAll(' ', '\u00A0'), email })
              : _('session.link-sent', { email: recovered.email })}
          </Notice>
        </div>
        {back}
      </div>
    );
  return (
    <form method="post" className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {refusal !== null && (
        <Notice tone="clay" role="alert">
          {refusal}
        </Notice>
      )}
      <p>{_('session.forgot-lead')}</p>
      <MemberIdField ref={first} value={username} onChange={onUsername} />
      <Button type="submit" size="l" wide busy={busy} disabled={!isWholeId(username)}>
        {_('session.send-link')}
      </Button>
      {back}
    </form>
  );
};
