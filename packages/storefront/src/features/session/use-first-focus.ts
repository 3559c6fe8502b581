import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The field that takes the focus once `ready`: who was quicker and already types elsewhere in the form keeps it (PANEL-3). It does so
 * with the form, not after it, so that on a page of its own the heading has the last word (A11Y-2).
 */
export const useFirstFocus = (ready: boolean): RefObject<HTMLInputElement | null> => {
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (ready && !first.current?.form?.contains(document.activeElement)) first.current?.focus();
  }, [ready]);
  return first;
};
