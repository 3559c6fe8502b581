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
  /** Gives how to take it back, should it turn out untrue. */
  readonly show: (toast: { readonly text: string; readonly action?: ToastAction }) => () => void;
  /** With an action where there is something to be done about it. */
  readonly error: (text: string, action?: ToastAction) => void;
  readonly dismiss: (id: number) => void;
  /** Takes back what is no longer true. */
  readonly withdraw: (text: string) => void;
}

/** Of the messages with an action, which stay for long, so many at once: more would cover a phone. */
const mostOffers = 3;

const isOffer = ({ tone, action }: Toast): boolean => tone === 'info' && action !== undefined;

/** The list with one more. It takes the place of the same one: a second failure of one cause is no news (ERR-2), nor is a second "Saved". */
const withToast = (list: readonly Toast[], toast: Toast): readonly Toast[] => {
  const all = [...list.filter(({ tone, text }) => tone !== toast.tone || text !== toast.text), toast];
  const old = all.filter(isOffer).slice(0, -mostOffers);
  return all.filter((one) => !old.includes(one));
};

/** Makes the list of messages. */
export const createToasts = (): Toasts => {
  const store = createStore<{ readonly list: readonly Toast[] }>()(() => ({ list: [] }));
  let last = 0;
  const without = (over: (toast: Toast) => boolean): void =>
    store.setState(({ list }) => ({ list: list.filter((toast) => !over(toast)) }));
  const add = (toast: Omit<Toast, 'id'>) => {
    last += 1;
    const id = last;
    store.setState(({ list }) => ({ list: withToast(list, { ...toast, id }) }));
    return () => without((one) => one.id === id);
  };
  return {
    store,
    show: (toast) => add({ tone: 'info', ...toast }),
    error: (text, action) => void add({ tone: 'error', text, ...(action && { action }) }),
    dismiss: (id) => without((toast) => toast.id === id),
    withdraw: (text) => without((toast) => toast.text === text),
  };
};
