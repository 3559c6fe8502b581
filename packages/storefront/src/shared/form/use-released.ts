import { useEffect, useRef } from 'react';

/**
 * Calls back as soon as nothing is pressed: at once, or after the press that is under way with its click. What moves the page between a
 * press and its release takes the pressed thing away, and the click is lost. Gives what calls it off.
 */
export const useReleased = (): ((run: () => void) => () => void) => {
  const pressed = useRef(false);
  const waiting = useRef(new Set<() => void>());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(timer);
      pressed.current = true;
    };
    // The click follows its release at once; a finger's has all of these after it was lifted. A press that becomes a drag has no release.
    const release = () => {
      timer = setTimeout(() => {
        pressed.current = false;
        for (const run of waiting.current) run();
        waiting.current.clear();
      });
    };
    addEventListener('mousedown', press, true);
    addEventListener('mouseup', release, true);
    addEventListener('dragend', release, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('mousedown', press, true);
      removeEventListener('mouseup', release, true);
      removeEventListener('dragend', release, true);
    };
  }, []);
  return (run) => {
    if (pressed.current) waiting.current.add(run);
    else run();
    return () => waiting.current.delete(run);
  };
};
