import type { Currency } from '@caravan/money';

/** Printed as FMT-1 says. Amounts below are kuruş, the hundredth of a lira. */
export const currency: Currency = {
  code: 'TRY',
  isoNumber: '949',
  digits: 2,
  symbol: '₺',
  symbolPlace: 'after',
  thousands: '.',
  decimal: ',',
};

/** Held in every price. */
export const vatBp = 2000;
