import type { Currency } from '@caravan/money';

/** Printed as FMT-3 says. Amounts below are cents. Prices are in dollars, as the market quotes imported goods. */
export const currency: Currency = {
  code: 'USD',
  isoNumber: '840',
  digits: 2,
  symbol: 'USD',
  symbolPlace: 'after',
  thousands: '.',
  decimal: ',',
};

/** Iraq levies no VAT (DLV-5). */
export const vatBp = 0;
