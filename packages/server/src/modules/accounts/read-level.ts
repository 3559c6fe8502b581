import { levels, type Level } from '@caravan/cart-rules';

/** A level read from the database or a file; the lowest when it is none (nobody gets a discount by a misspelling). */
export const readLevel = (text: string): Level => levels.find((level) => level === text) ?? 'novus';
