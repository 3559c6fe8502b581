/**
 * How a currency is counted and printed. `digits` is both the number of decimals on the wire and on screen, so the
 * smallest unit of a currency with 0 digits is the major unit itself (1 som), with 2 digits a hundredth (1 kuruş).
 */
export interface Currency {
  /** ISO 4217 letters, e.g. `KGS`. */
  readonly code: string;
  /** ISO 4217 number as the bank wants it, e.g. `417`. */
  readonly isoNumber: string;
  readonly digits: 0 | 2;
  /** What follows the amount, after a no-break space. */
  readonly symbol: string;
  /** Thousands separator on screen; empty for none. */
  readonly thousands: '' | '.' | '\u00A0';
}
