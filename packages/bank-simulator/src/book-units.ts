import type { Merchant } from './request.ts';

/** Decimals in which the books count: two, also where the shop counts without, and three where it counts in thousandths. */
const decimalsOf = (merchant: Pick<Merchant, 'currency'> | undefined): 2 | 3 =>
  merchant?.currency?.digits === 3 ? 3 : 2;

/** What a sum as shops write it (`1250`, `259.9`, `259.90`) is in the books; null when it is no sum of money above nothing. */
export const bookUnits = (text: string, merchant?: Pick<Merchant, 'currency'>): number | null => {
  const decimals = decimalsOf(merchant);
  const parts = /^(\d{1,12})(?:\.(\d{1,3}))?$/.exec(text);
  const written = parts?.[2] ?? '';
  if (!parts || written.length > decimals) return null;
  const amount = Number(parts[1]) * 10 ** decimals + Number(written.padEnd(decimals, '0'));
  return amount > 0 ? amount : null;
};

/** A sum of the books in major units, as shops write it: `259.90`, `1.250`. */
export const sumOfUnits = (units: number, merchant?: Pick<Merchant, 'currency'>): string =>
  (units / 10 ** decimalsOf(merchant)).toFixed(decimalsOf(merchant));
