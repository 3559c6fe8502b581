import type { Currency } from '@caravan/money';

/** Printed as FMT-2 says. Tiyn are not used in trade: amounts below are whole tenge. */
export const currency: Currency = {
  code: 'KZT',
  isoNumber: '398',
  digits: 0,
  symbol: '₸',
  symbolPlace: 'after',
  thousands: '\u00A0',
  decimal: '',
};

/** After discount, before delivery (LIM-4). */
export const minimumOrder = 12_000;

/** Held in every price (DLV-5). */
export const vatBp = 1600;
