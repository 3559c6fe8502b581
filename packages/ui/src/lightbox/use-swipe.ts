import { useRef, type TouchEvent } from 'react';
import { isRightToLeft } from '../is-right-to-left.ts';

/** Pixels that a finger must go along the row. */
const least = 40;

/** Somebody who has enlarged the page moves about in it. */
const isEnlarged = (): boolean => (window.visualViewport?.scale ?? 1) > 1.05;

/**
 * Tells of a finger that went along the row: `-1` towards its beginning, `1` towards its end, by the direction of the text. Two
 * fingers, a way down the page, and a move in an enlarged page are no swipes.
 */
export const useSwipe = (onSwipe: (step: -1 | 1) => void) => {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      from.current =
        finger && touches.length === 1 && !isEnlarged() ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const began = from.current;
      const finger = changedTouches[0];
      from.current = null;
      if (!began || !finger) return;
      const along = finger.clientX - began.x;
      if (Math.abs(along) < least || Math.abs(along) < 2 * Math.abs(finger.clientY - began.y)) return;
      const backwards = isRightToLeft(currentTarget);
      onSwipe(along < 0 !== backwards ? 1 : -1);
    },
    onTouchCancel: () => {
      from.current = null;
    },
  };
};
