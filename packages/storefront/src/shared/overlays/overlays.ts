import { createStore, type StoreApi } from 'zustand/vanilla';

/** What lies over the page or unfolds over it. */
export type OverlayName =
  | 'account'
  | 'login'
  | 'menu'
  | 'cart'
  | 'region'
  | 'address'
  | 'account-deletion'
  | 'agreement'
  | 'registered'
  | 'join'
  | 'withdrawal'
  | 'reorder'
  | 'picture'
  | 'confirm'
  | 'sponsor';

/** What is shown, and which of several places that show the same has opened it; null where there is but one. */
interface Shown {
  readonly shown: OverlayName | null;
  readonly by: string | null;
}

/**
 * Which overlay is shown: one at a time, whatever the timing (SHELL-17). Each draws itself only while it is the one, so one whose
 * code comes late stays away when something else, or nothing, is wanted by then.
 */
export interface Overlays {
  readonly store: StoreApi<Shown>;
  /** Shows it in place of the one before. */
  readonly show: (name: OverlayName, by?: string) => void;
  /** Closes it if it is the one, and opened by that place where one is named; without a name, whichever it is. */
  readonly close: (name?: OverlayName, by?: string) => void;
}

export const createOverlays = (): Overlays => {
  const store = createStore<Shown>()(() => ({ shown: null, by: null }));
  return {
    store,
    show: (name, by) => store.setState({ shown: name, by: by ?? null }),
    close: (name, by) => {
      const now = store.getState();
      if (name !== undefined && now.shown !== name) return;
      if (by === undefined || now.by === by) store.setState({ shown: null, by: null });
    },
  };
};
