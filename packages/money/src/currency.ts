/**
 * How a currency is counted and printed: data of the country that sells in it, for this package knows no currency.
 * `digits` is both the number of decimals on the wire and on screen, so the smallest unit of a currency with 0 digits is the
 * major unit itself (1 som), with 2 digits a hundredth (1 kuruş), with 3 a thousandth (1 fils).
 */
export interface Currency {
  /** ISO 4217 letters, e.g. `KGS`. */
  readonly code: string;
  /** ISO 4217 number as the bank wants it, e.g. `417`. */
  readonly isoNumber: string;
  readonly digits: 0 | 2 | 3;
  readonly symbol: string;
  /** On which side of the amount the symbol stands; a no-break space is between them. */
  readonly symbolPlace: 'before' | 'after';
  /** Thousands separator on screen: one character, a space only if lines do not break at it; empty for none. */
  readonly thousands: string;
  /** What stands before the decimals on screen: one character; empty in a currency without. */
  readonly decimal: string;
}
