import type { Level } from '@caravan/cart-rules';

/** The levels, lowest first. */
export const levels: readonly Level[] = [
  'novus',
  'assistant_supervisor',
  'supervisor',
  'assistant_manager',
  'manager',
];

/** A level read from the database or a file; the lowest when it is none (nobody gets a discount by a misspelling). */
export const readLevel = (text: string): Level => levels.find((level) => level === text) ?? 'novus';
