import { Button, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useShop } from '../../shared/shop.tsx';
import css from './news-status.module.css';
import type { OwnUserProps } from './own-user.ts';
import section from './section.module.css';

/** Whether a member gets the news by e-mail, and the switch (ACC-6). */
export const NewsStatus = ({ member, onChanged }: OwnUserProps) => {
  const { _ } = useLingui();
  const { api, report, toasts } = useShop();
  const [busy, setBusy] = useState(false);
  const { newsletter, editable, email } = member.profile;

  const turn = async () => {
    setBusy(true);
    const body = { newsletter: !newsletter };
    const [error, user] = await api.patch('editUser', { params: { id: member.pk }, body });
    setBusy(false);
    if (error) return report(error);
    onChanged(user);
    toasts.show({ text: user.profile.newsletter ? _('profile.news-on') : _('profile.news-off') });
  };
  return (
    <Surface as="section" aria-labelledby="profile-news" className={section.section}>
      <h2 id="profile-news" className={section.title}>
        {_('profile.newsletter')}
      </h2>
      <p>{_('profile.news-lead')}</p>
      <div className={css.line}>
        <p className={css.status}>{newsletter ? _('profile.subscribed') : _('profile.not-subscribed')}</p>
        {editable && email !== null && (
          <Button variant="outline" busy={busy} onClick={() => void turn()}>
            {newsletter ? _('profile.unsubscribe') : _('profile.subscribe')}
          </Button>
        )}
      </div>
      {editable && email === null && <p>{_('profile.news-no-email')}</p>}
    </Surface>
  );
};
