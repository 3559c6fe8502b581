import type { Sponsor } from '@caravan/contract';
import { Dialog } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { createPortal } from 'react-dom';
import { Overlay } from '../overlays/overlay.tsx';
import { useOverlay } from '../overlays/use-overlay.ts';
import { SponsorContacts } from './sponsor-contacts.tsx';
import css from './sponsor-line.module.css';

interface SponsorLineProps {
  readonly name: string;
  /** Whose page one shops on, in words. */
  readonly line: string;
  readonly page: NonNullable<Sponsor['page']>;
}

/** Whose page one shops on, and by a press how they are reached (SHELL-9). */
export const SponsorLine = ({ name, line, page }: SponsorLineProps) => {
  const { _ } = useLingui();
  const { show, close } = useOverlay('sponsor');
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
