import type { MouseEvent, ReactNode } from 'react';
import { isPlainPress } from '../../../shared/link/plain-press.ts';
import { Overlay } from '../../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../../shared/overlays/use-deferred.ts';
import { useOverlayAbout } from '../../../shared/overlays/use-overlay-about.ts';
import type { PictureLightboxProps } from './picture-lightbox.tsx';

/** A lightbox of a list, whose code comes with the first press. */
export interface ListLightbox {
  /** For a link to a picture: a plain press shows it over the page, others follow the link. */
  readonly pressOf: (id: number) => (event: MouseEvent) => void;
  /** Stands anywhere in the list. */
  readonly lightbox: ReactNode;
}

/** Shows the pictures of a list in the large, over the page (CONT-3). Without scripts, or their code, links lead to each. */
export const useLightbox = (list: Omit<PictureLightboxProps, 'first' | 'onClose'>): ListLightbox => {
  const { about, show, close } = useOverlayAbout<number>('picture');
  const part = useDeferred(about !== null, () => import('./picture-lightbox.tsx'), close);
  return {
    pressOf: (id) => (event) => {
      if (event.defaultPrevented || !isPlainPress(event)) return;
      event.preventDefault();
      show(id);
    },
    lightbox: (
      <Overlay name="picture">
        {part && about !== null && <part.PictureLightbox {...list} first={about} onClose={close} />}
      </Overlay>
    ),
  };
};
