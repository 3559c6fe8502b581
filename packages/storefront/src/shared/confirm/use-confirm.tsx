import type { ReactNode } from 'react';
import { Overlay } from '../overlays/overlay.tsx';
import { useDeferred } from '../overlays/use-deferred.ts';
import { useOverlayAbout } from '../overlays/use-overlay-about.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const loadDialog = () => import('./confirm-dialog.tsx');

/** A question before what cannot be taken back; its code comes when it is first asked. `dialog` is null while nothing is asked. */
export const useConfirm = (
  question: Omit<ConfirmDialogProps, 'onNo'>,
): { readonly ask: () => void; readonly close: () => void; readonly dialog: ReactNode } => {
  const { about, show, close } = useOverlayAbout<true>('confirm');
  const part = useDeferred(about !== null, loadDialog, close);
  return {
    ask: () => show(true),
    close,
    dialog: about && part && (
      <Overlay name="confirm">
        <part.ConfirmDialog {...question} onNo={close} />
      </Overlay>
    ),
  };
};
