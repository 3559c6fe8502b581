import type { Currency } from '../currency.ts';

/** Made-up currencies for tests: whole units, hundredths, hundredths without thousands, the symbol in front, thousandths. */
export const whole: Currency = {
  code: 'XWH',
  isoNumber: '991',
  digits: 0,
  symbol: 'wh',
  symbolPlace: 'after',
  thousands: '\u00A0',
  decimal: '',
};

export const parts: Currency = {
  ...whole,
  code: 'XPA',
  digits: 2,
  symbol: '¤',
  thousands: '.',
  decimal: ',',
};

export const plain: Currency = { ...parts, code: 'XPL', symbol: 'XPL', thousands: '' };

export const thin: Currency = { ...parts, code: 'XTH', digits: 3, symbol: 'th' };

export const leading: Currency = {
  ...parts,
  code: 'XLE',
  symbol: '£',
  symbolPlace: 'before',
  thousands: '’',
  decimal: '.',
};
