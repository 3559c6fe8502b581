import type { Currency } from '@caravan/money';

/** Printed as FMT-4 says. Amounts below are tetri, the hundredth of a lari. */
export const currency: Currency = {
  code: 'GEL',
  isoNumber: '981',
  digits: 2,
  symbol: 'GEL',
  symbolPlace: 'after',
  thousands: '',
  decimal: ',',
};

/** Held in every price. */
export const vatBp = 1800;
