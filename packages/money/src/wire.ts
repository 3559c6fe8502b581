import type { Currency } from './currency.ts';
import { exact } from './exact.ts';
import type { Minor } from './money.ts';

/** An amount as the API sends it (API-3): decimal text in major units with exactly the currency's digits. */
export const toWire = (amount: Minor, { digits }: Pick<Currency, 'digits'>): string => {
  const size = Math.abs(exact(amount))
    .toString()
    .padStart(digits + 1, '0');
  const sign = amount < 0 ? '-' : '';
  return digits === 0 ? sign + size : `${sign}${size.slice(0, -digits)}.${size.slice(-digits)}`;
};

/**
 * Reads what `toWire` writes, and only that: no spaces, plus, leading zeros, commas, exponents, missing or extra
 * decimals, and nothing a number cannot hold exactly. Anything else is null.
 */
export const fromWire = (text: string, currency: Pick<Currency, 'digits'>): Minor | null => {
  const amount = Number(text.replace('.', ''));
  return Number.isSafeInteger(amount) && toWire(amount, currency) === text ? amount : null;
};
