import { useEffect, useState } from 'react';
import { useShop } from '../shop.tsx';
import type { OverlayName } from './overlays.ts';
import { useOverlay } from './use-overlay.ts';

/**
 * An overlay of a screen that is about something, such as one of several addresses; `about` is null while it is closed. It closes
 * when what holds it goes.
 */
export const useOverlayAbout = <About>(
  name: OverlayName,
): {
  readonly about: About | null;
  readonly show: (about: About) => void;
  readonly close: () => void;
} => {
  const { close: closeOne } = useShop().overlays;
  const { open, show, close } = useOverlay(name);
  const [about, setAbout] = useState<About | null>(null);
  useEffect(() => () => closeOne(name), [closeOne, name]);
  return {
    about: open ? about : null,
    show: (what) => {
      setAbout(() => what);
      show();
    },
    close,
  };
};
