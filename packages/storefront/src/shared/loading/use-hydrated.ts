import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first rendering over its page, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
