import type { Currency } from '@caravan/money';

/** Printed as FMT-1 says. Amounts below are qəpik, the hundredth of a manat. */
export const currency: Currency = {
  code: 'AZN',
  isoNumber: '944',
  digits: 2,
  symbol: 'AZN',
  symbolPlace: 'after',
  thousands: '.',
  decimal: ',',
};

/** Held in every price. */
export const vatBp = 1800;
