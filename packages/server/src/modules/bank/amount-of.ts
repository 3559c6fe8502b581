import type { Currency, Minor } from '@caravan/money';

/** A bank's decimal text in the smallest unit; null when it is no amount of this currency. `1250.00` is 1250 without decimals. */
export const amountOf = (text: string, { digits }: Pick<Currency, 'digits'>): Minor | null => {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) return null;
  const hundredths = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  const minor = digits === 2 ? hundredths : hundredths / 100;
  return Number.isInteger(minor) ? minor : null;
};
