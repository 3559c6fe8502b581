import { checkCurrency, type Currency } from '@caravan/money';

/** How a currency prints, without what it is called by banks. */
export type PriceFormat = Pick<Currency, 'digits' | 'symbol' | 'symbolPlace' | 'thousands' | 'decimal'>;

/** One thousand two hundred and thirty-four as a price: `1.234,00 ₺`, `1 234 сом`, `$ 1,234.00`, `1,234.000 KWD`. */
const sample =
  /^(?:(?<before>\D*\S) )?1(?<thousands>\D?)234(?:(?<decimal>\D)(?<zeros>000?))?(?: (?<after>\S\D*))?$/u;

/** Decimals by how a whole price writes them. */
const digitsOf: Readonly<Record<string, PriceFormat['digits']>> = { '00': 2, '000': 3 };

/** Reads off a printed price how all are printed; spaces become such that no line breaks at them. Null when it is none. */
export const readPrice = (typed: string): PriceFormat | null => {
  const parts = sample.exec(typed.trim().replaceAll(/[\u00A0\u202F]/g, ' '))?.groups;
  const symbol = parts?.['before'] ?? parts?.['after'];
  if (!parts || symbol === undefined || (parts['before'] && parts['after'])) return null;
  const format: PriceFormat = {
    digits: digitsOf[parts['zeros'] ?? ''] ?? 0,
    symbol,
    symbolPlace: parts['before'] === undefined ? 'after' : 'before',
    thousands: (parts['thousands'] ?? '').replace(' ', '\u00A0'),
    decimal: parts['decimal'] ?? '',
  };
  try {
    checkCurrency({ ...format, code: 'XXX', isoNumber: '999' });
    return format;
  } catch {
    return null;
  }
};
