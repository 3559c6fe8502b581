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
  | 'sponsor';

/**
 * Which overlay is shown: one at a time, whatever the timing (SHELL-17). Each draws itself only while it is the one, so one whose
 * code comes late stays away when something else, or nothing, is wanted by then.
 */
export interface Overlays {
  readonly store: StoreApi<{ readonly shown: OverlayName | null }>;
  /** Shows it in place of the one before. */
  readonly show: (name: OverlayName) => void;
  /** Closes it if it is the one; without a name, whichever it is. */
  readonly close: (name?: OverlayName) => void;
}

export const createOverlays = (): Overlays => {
  const store = createStore<{ readonly shown: OverlayName | null }>()(() => ({ shown: null }));
  return {
    store,
    show: (name) => store.setState({ shown: name }),
    close: (name) => {
      if (name === undefined || store.getState().shown === name) store.setState({ shown: null });
    },
  };
};
