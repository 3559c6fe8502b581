import type { Sponsor } from '@caravan/contract';
import { Dialog } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { createPortal } from 'react-dom';
import { Overlay } from '../overlays/overlay.tsx';
import { useOverlay } from '../overlays/use-overlay.ts';
import { SponsorContacts } from './sponsor-contacts.tsx';
import css from './sponsor-line.module.css';

/** Whose page one shops on; with a retail page of theirs it opens how they are reached (SHELL-9). */
export const SponsorLine = ({ sponsor }: { readonly sponsor: Sponsor }) => {
  const { _ } = useLingui();
  const { show, close } = useOverlay('sponsor');
  const { name, city, page } = sponsor;
  const line = city ? _('sponsor.with-city', { name, city }) : _('sponsor.with', { name });
  if (!page) return line;
  return (
    <>
      <button type="button" className={css.open} aria-haspopup="dialog" onClick={show}>
        {line}
      </button>
      <Overlay name="sponsor">
        {/* At the end of the page: the bar's own colours are not the dialog's. */}
        {createPortal(
          <Dialog open title={_('sponsor.title', { name })} closeLabel={_('shell.close')} onClose={close}>
            <SponsorContacts page={page} />
          </Dialog>,
          document.body,
        )}
      </Overlay>
    </>
  );
};
