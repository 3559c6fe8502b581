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
