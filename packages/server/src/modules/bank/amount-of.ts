import type { Currency, Minor } from '@caravan/money';

/**
 * A bank's decimal text in the smallest unit; null when it is no amount of this currency. `1250.00` is 1250 without decimals,
 * `1.250` is 125 hundredths and 1250 thousandths.
 */
export const amountOf = (text: string, { digits }: Pick<Currency, 'digits'>): Minor | null => {
  const parts = /^(\d{1,12})(?:\.(\d{1,3}))?$/.exec(text);
  if (!parts) return null;
  const thousandths = Number(parts[1]) * 1000 + Number((parts[2] ?? '').padEnd(3, '0'));
  const minor = thousandths / 10 ** (3 - digits);
  return Number.isInteger(minor) ? minor : null;
};
