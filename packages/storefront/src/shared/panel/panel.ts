import { createStore, type StoreApi } from 'zustand/vanilla';

export interface PanelState {
  readonly open: boolean;
  /** Where a member who logs in through the panel goes; null for the usual place (AUTH-1). */
  readonly next: string | null;
}

/** The side panel at the right: login, or who is logged in (SHELL-5). */
export interface Panel {
  readonly store: StoreApi<PanelState>;
  readonly open: (next?: string) => void;
  readonly close: () => void;
}

export const createPanel = (): Panel => {
  const store = createStore<PanelState>()(() => ({ open: false, next: null }));
  return {
    store,
    open: (next) => store.setState({ open: true, next: next ?? null }),
    close: () => store.setState({ open: false, next: null }),
  };
};
