import type { KeyboardEvent } from 'react';
import { nextStop } from './move-focus.ts';

/** Arrows, Home and End go along the links of a menu. */
export const moveAlong =
  (axis: 'row' | 'column') =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const next = nextStop(event.key, [...event.currentTarget.querySelectorAll('a')], axis);
    if (!next) return;
    next.focus();
    event.preventDefault();
  };
