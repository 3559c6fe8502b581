import { exact } from './exact.ts';
import type { Minor } from './money.ts';

/** Adds amounts; subtract by adding the negative. @throws RangeError when a sum is no longer exact. */
export const sum = (amounts: readonly Minor[]): Minor =>
  amounts.reduce((total, amount) => exact(total + exact(amount)), 0);

/** A price times a whole quantity. @throws RangeError when the product is no longer exact. */
export const times = (amount: Minor, quantity: number): Minor => exact(exact(amount) * exact(quantity));
