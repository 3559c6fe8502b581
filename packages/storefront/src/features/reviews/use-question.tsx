import type { ReactNode } from 'react';
import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../shared/overlays/use-deferred.ts';
import { useOverlayAbout } from '../../shared/overlays/use-overlay-about.ts';
import type { AskOnceProps } from './ask-once.tsx';

const loadQuestion = () => import('./ask-once.tsx');

/** A question before what cannot be taken back; its code comes when it is first asked. */
export const useQuestion = (
  question: Omit<AskOnceProps, 'onNo'>,
): { readonly ask: () => void; readonly close: () => void; readonly dialog: ReactNode } => {
  const { about, show, close } = useOverlayAbout<true>('question');
  const part = useDeferred(about !== null, loadQuestion, close);
  return {
    ask: () => show(true),
    close,
    dialog: about && part && (
      <Overlay name="question">
        <part.AskOnce {...question} onNo={close} />
      </Overlay>
    ),
  };
};
