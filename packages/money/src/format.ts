import type { Currency } from './currency.ts';
import { exact, ratioOf } from './exact.ts';
import type { Minor } from './money.ts';

/**
 * The number of a price as people read it (FMT-1 to FMT-5): the currency's separators, a true minus sign. Not `Intl`: its
 * result differs from the owner's format in every currency.
 */
export const formatAmount = (amount: Minor, { digits, thousands, decimal }: Currency): string => {
  const size = Math.abs(exact(amount))
    .toString()
    .padStart(digits + 1, '0');
  const whole = size.slice(0, size.length - digits).replace(/\B(?=(\d{3})+$)/g, thousands);
  const decimals = digits === 0 ? '' : decimal + size.slice(-digits);
  return `${amount < 0 ? '\u2212' : ''}${whole}${decimals}`;
};

/**
 * A price with its symbol behind or before a no-break space, e.g. `1.234,50 ₺`: the one text in browser, server, mails (FMT-5,
 * FMT-6). A minus leads all.
 */
export const formatMoney = (amount: Minor, currency: Currency): string => {
  const { symbol, symbolPlace } = currency;
  return symbolPlace === 'after'
    ? `${formatAmount(amount, currency)}\u00A0${symbol}`
    : `${amount < 0 ? '\u2212' : ''}${symbol}\u00A0${formatAmount(Math.abs(amount), currency)}`;
};

/** Brings hundredths of a major unit to the currency's smallest unit, rounded half away from zero. */
export const fromHundredths = (hundredths: number, { digits }: Pick<Currency, 'digits'>): Minor =>
  ratioOf(hundredths, 10 ** digits, 100);
