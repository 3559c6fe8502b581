import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still there: what ends after it has gone must not close, open or leave anything any more. */
export const useIsMounted = (): (() => boolean) => {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
};
