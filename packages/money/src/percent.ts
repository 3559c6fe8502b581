import { ratioOf } from './exact.ts';
import type { Minor } from './money.ts';

/** Hundredths of a percent in the whole: 10 000 basis points are 100 %. */
const whole = 10_000;

/** `basisPoints` (150 is 1.5 %) of an amount, rounded half away from zero to the smallest unit. */
export const percentOf = (amount: Minor, basisPoints: number): Minor => ratioOf(amount, basisPoints, whole);

/** The tax held in a price that already contains it at the rate `vatBp` (DLV-5): 20.00 of 120.00 at 20 %. */
export const includedTax = (total: Minor, vatBp: number): Minor => ratioOf(total, vatBp, whole + vatBp);
