import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShop } from '../shop.tsx';
import type { OverlayName } from './overlays.ts';

/** Whether an overlay is the one shown, and how to show and close it. */
export const useOverlay = (
  name: OverlayName,
): { readonly open: boolean; readonly show: () => void; readonly close: () => void } => {
  const { store, show, close } = useShop().overlays;
  const open = useStore(store, ({ shown }) => shown === name);
  return { open, show: () => show(name), close: () => close(name) };
};

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
