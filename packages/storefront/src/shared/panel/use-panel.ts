import { useStore } from 'zustand';
import { useShop } from '../shop.tsx';
import type { Panel, PanelState } from './panel.ts';

/** Where the login leads to, and how to open and close the panel. */
export const usePanel = (): PanelState & Pick<Panel, 'close'> & { readonly show: Panel['open'] } => {
  const { store, open, close } = useShop().panel;
  return { ...useStore(store), show: open, close };
};
