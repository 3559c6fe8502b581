import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Overlays } from '../overlays/overlays.ts';

export interface PanelState {
  /** Where a member who logs in through the panel goes; null for the usual place (AUTH-1). */
  readonly next: string | null;
}

/** The side panel at the right: login, or who is logged in (SHELL-5). It is the overlay `account`. */
export interface Panel {
  readonly store: StoreApi<PanelState>;
  readonly open: (next?: string) => void;
  readonly close: () => void;
}

export const createPanel = (overlays: Overlays): Panel => {
  const store = createStore<PanelState>()(() => ({ next: null }));
  return {
    store,
    open: (next) => {
      store.setState({ next: next ?? null });
      overlays.show('account');
    },
    close: () => overlays.close('account'),
  };
};
