import { Button, SummaryList, Surface, type SummaryRow } from '@caravan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useDates } from '../../shared/format/use-dates.ts';
import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../shared/overlays/use-deferred.ts';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useShop } from '../../shared/shop.tsx';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';
import css from './own-data.module.css';
import type { OwnUserProps } from './own-user.ts';
import section from './section.module.css';

/** Names of the texts that are accepted when registering. */
const texts: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  terms: msg({ id: 'profile.consent-terms' }),
  privacy: msg({ id: 'profile.consent-privacy' }),
};

const loadDeletion = () => import('./deletion/delete-account.tsx');

/** What a member may take with them, and how they leave (ACC-7). An account is deleted at home only (ACC-5). */
export const OwnData = ({ member }: Pick<OwnUserProps, 'member'>) => {
  const { _ } = useLingui();
  const { api, country, report, toasts } = useShop();
  const { date } = useDates();
  const [busy, setBusy] = useState(false);
  const { open, show, close } = useOverlay('account-deletion');
  const deletion = useDeferred(open, loadDeletion, close);

  const nameOf = (slug: string): string => {
    const known = texts[slug];
    return known ? _(known.id) : slug;
  };
  const rows = member.profile.consents.map(({ slug, version, at }): SummaryRow => ({
    id: `${slug} ${version} ${at}`,
    term: nameOf(slug),
    value: <WholeNumbers text={_('profile.consent', { version, date: date(at) })} />,
  }));

  const download = async () => {
    setBusy(true);
    const [error, data] = await api.get('exportUser');
    setBusy(false);
    if (error) return report(error);
    saveFile(`${country.val}-${member.username}.json`, JSON.stringify(data, null, 2), 'application/json');
    toasts.show({ text: _('profile.downloaded') });
  };
  return (
    <Surface as="section" aria-labelledby="profile-data" className={section.section}>
      <h2 id="profile-data" className={section.title}>
        {_('profile.data')}
      </h2>
      {rows.length > 0 && <SummaryList aria-label={_('profile.consents')} rows={rows} />}
      <p>{_('profile.data-lead')}</p>
      <div className={css.actions}>
        <Button variant="outline" busy={busy} onClick={() => void download()}>
          {_('profile.download')}
        </Button>
        {member.profile.editable && (
          <Button variant="quiet" onClick={show}>
            {_('profile.delete')}
          </Button>
        )}
      </div>
      <Overlay name="account-deletion">{deletion && <deletion.DeleteAccount onClose={close} />}</Overlay>
    </Surface>
  );
};
