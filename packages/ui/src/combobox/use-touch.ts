import { useSyncExternalStore } from 'react';

const query = '(hover: none) and (pointer: coarse)';

/** null for a document without a screen. */
const screen = (): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(query) : null);

const listen = (changed: () => void): (() => void) => {
  const media = screen();
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
};

/** Whether the finger is the only pointer: there the browser's own chooser serves better than any list of ours. */
export const useTouch = (): boolean =>
  useSyncExternalStore(
    listen,
    () => screen()?.matches ?? false,
    () => false,
  );
