import type { KeyboardEvent } from 'react';
import { nextStop } from './move-focus.ts';

/** Browsers of before 2024 do not tell what a closed part hides: there it may be stepped on. */
const isSeen = (element: HTMLElement): boolean =>
  'checkVisibility' in element ? element.checkVisibility() : true;

/** Arrows, Home and End go along the links of a menu, and what unfolds more of them; other fields keep their keys. */
export const moveAlong =
  (axis: 'row' | 'column') =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, summary')].filter(isSeen);
    const next = nextStop(event.key, stops, axis);
    if (!next) return;
    next.focus();
    event.preventDefault();
  };
