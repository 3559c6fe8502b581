import type { Currency } from '@caravan/money';

/** Printed as FMT-2 says. Som have no smaller unit in trade: amounts below are whole som. */
export const currency: Currency = {
  code: 'KGS',
  isoNumber: '417',
  digits: 0,
  symbol: 'сом',
  symbolPlace: 'after',
  thousands: '\u00A0',
  decimal: '',
};

/** After discount, before delivery (LIM-4). */
export const minimumOrder = 700;

/** Held in every price. */
export const vatBp = 1200;
