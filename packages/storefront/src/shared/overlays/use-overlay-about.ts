import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { useShop } from '../shop.tsx';
import type { OverlayName } from './overlays.ts';

/**
 * An overlay of a screen that is about something, such as one of several addresses; `about` is null while it is closed, or opened
 * by another place that shows the same. It closes when what holds it goes.
 */
export const useOverlayAbout = <About>(
  name: OverlayName,
): {
  readonly about: About | null;
  readonly show: (about: About) => void;
  readonly close: () => void;
} => {
  const { store, show, close } = useShop().overlays;
  const place = useId();
  const open = useStore(store, ({ shown, by }) => shown === name && by === place);
  const [about, setAbout] = useState<About | null>(null);
  useEffect(() => () => close(name, place), [close, name, place]);
  return {
    about: open ? about : null,
    show: (what) => {
      setAbout(() => what);
      show(name, place);
    },
    close: () => close(name, place),
  };
};
