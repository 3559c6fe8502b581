import { Button, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../shared/overlays/use-deferred.ts';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './own-data.module.css';
import type { OwnUserProps } from './own-user.ts';
import { saveFile } from './save-file.ts';
import section from './section.module.css';

const loadDeletion = () => import('./deletion/delete-account.tsx');

/** What a member may take with them, and how they leave (ACC-7). An account is deleted at home only (ACC-5). */
export const OwnData = ({ member }: Pick<OwnUserProps, 'member'>) => {
  const { _ } = useLingui();
  const { api, country, report, toasts } = useShop();
  const [busy, setBusy] = useState(false);
  const { open, show, close } = useOverlay('account-deletion');
  const deletion = useDeferred(open, loadDeletion, close);

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
