import { Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import css from './email-outcome.module.css';

/** What came of the link that confirms an address: the server leads from it to the profile with `?email=` (ACC-2). */
export const EmailOutcome = () => {
  const { _ } = useLingui();
  const { search } = useLocation();
  const outcome = new URLSearchParams(search).get('email');
  const notice = useRef<HTMLDivElement>(null);
  // It came with the page: by the focus it is read out.
  useEffect(() => notice.current?.focus(), []);
  if (outcome === 'confirmed')
    return (
      <Notice
        ref={notice}
        tabIndex={-1}
        tone="success"
        className={css.told}
        title={_('profile.contacts-updated')}
      >
        {_('profile.email-confirmed')}
      </Notice>
    );
  if (outcome !== 'over') return null;
  return (
    <Notice ref={notice} tabIndex={-1} tone="warn" className={css.told}>
      {_('profile.email-over')}
    </Notice>
  );
};
