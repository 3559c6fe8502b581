import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ToastAction {
  readonly label: string;
  readonly perform: () => void;
}

/** A short message. Information leaves after 3000 ms unless it has an action; errors stay until closed (ERR-5). */
export interface Toast {
  readonly id: number;
  readonly tone: 'info' | 'error';
  readonly text: string;
  readonly action?: ToastAction;
}

export interface Toasts {
  readonly store: StoreApi<{ readonly list: readonly Toast[] }>;
  readonly show: (toast: { readonly text: string; readonly action?: ToastAction }) => void;
  readonly error: (text: string) => void;
  readonly dismiss: (id: number) => void;
}

/** Makes the list of messages. The same error twice is one: a second failure of one cause is no news (ERR-2). */
export const createToasts = (): Toasts => {
  const store = createStore<{ readonly list: readonly Toast[] }>()(() => ({ list: [] }));
  let last = 0;
  const add = (toast: Omit<Toast, 'id'>) => {
    last += 1;
    const others = store
      .getState()
      .list.filter(({ tone, text }) => !(tone === 'error' && toast.tone === 'error' && text === toast.text));
    store.setState({ list: [...others, { ...toast, id: last }] });
  };
  return {
    store,
    show: (toast) => add({ tone: 'info', ...toast }),
    error: (text) => add({ tone: 'error', text }),
    dismiss: (id) => store.setState(({ list }) => ({ list: list.filter((toast) => toast.id !== id) })),
  };
};
