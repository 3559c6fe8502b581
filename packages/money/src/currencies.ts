import type { Currency } from './currency.ts';

const noBreakSpace = '\u00A0';

/**
 * The currencies that the shops count in, printed as FMT-1 to FMT-4 say. ISO numbers as banks want them; a currency
 * printed without decimals is also counted and sent without them.
 */
export const currencies = {
  TRY: { code: 'TRY', isoNumber: '949', digits: 2, symbol: '₺', thousands: '.' },
  AZN: { code: 'AZN', isoNumber: '944', digits: 2, symbol: 'AZN', thousands: '.' },
  KZT: { code: 'KZT', isoNumber: '398', digits: 0, symbol: '₸', thousands: noBreakSpace },
  KGS: { code: 'KGS', isoNumber: '417', digits: 0, symbol: 'сом', thousands: noBreakSpace },
  USD: { code: 'USD', isoNumber: '840', digits: 2, symbol: 'USD', thousands: '.' },
  GEL: { code: 'GEL', isoNumber: '981', digits: 2, symbol: 'GEL', thousands: '' },
} as const satisfies Record<string, Currency>;
