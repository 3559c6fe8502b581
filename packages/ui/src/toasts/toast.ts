import type { ReactNode } from 'react';

/** One message that comes by itself. */
export interface Toast {
  id: string;
  /** `error` is read out at once and stays until closed; the others are read out when there is a pause, and go. */
  tone: 'success' | 'info' | 'error';
  text: ReactNode;
  /** One thing to do about it: "Undo". The same must be possible elsewhere on the page. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Milliseconds it stays; 3000, or 10000 with an action. Counted anew after it was hovered or focused. */
  duration?: number | undefined;
}

/** How long a toast stays, in milliseconds; null for ever (ERR-5: 3000 ms, errors stay until closed). */
export const lifetime = ({ tone, duration, action }: Toast): number | null =>
  tone === 'error' ? null : (duration ?? (action ? 10_000 : 3000));
