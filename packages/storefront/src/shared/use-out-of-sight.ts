import { useEffect, useState, type RefObject } from 'react';

/** Pixels that the header's strip covers at the window's upper edge. */
const headerCovers = 56;

/** Pixels at the window's lower edge under strips such as the question about cookies; messages, which go again, do not count. */
const coveredBy = (floats: HTMLElement): number =>
  getComputedStyle(floats).position === 'static'
    ? 0
    : [...floats.querySelectorAll<HTMLElement>(':scope > section')].reduce(
        (sum, strip) => sum + strip.offsetHeight,
        0,
      );

/** Whether less than half of an element is seen: the rest is above or below the window, or under what sticks to its edges (SHELL-17). */
export const useOutOfSight = (element: RefObject<HTMLElement | null>): boolean => {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const watched = element.current;
    const floats = document.getElementById('floats');
    if (!watched || !floats || !('IntersectionObserver' in window)) return undefined;
    let watch: IntersectionObserver | undefined;
    let covered = -1;
    const strips = new ResizeObserver(() => {
      const pixels = coveredBy(floats);
      if (pixels === covered) return;
      covered = pixels;
      watch?.disconnect();
      watch = new IntersectionObserver(([seen]) => setIsHidden((seen?.intersectionRatio ?? 1) < 0.5), {
        rootMargin: `-${headerCovers}px 0px -${covered}px`,
        threshold: 0.5,
      });
      watch.observe(watched);
    });
    strips.observe(floats);
    return () => {
      strips.disconnect();
      watch?.disconnect();
    };
  }, [element]);
  return isHidden;
};
