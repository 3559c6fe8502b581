import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first rendering over its page, true from then on. */
export const useIsHere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
