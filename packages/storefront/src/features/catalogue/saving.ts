import { fromWire, type Currency } from '@caravan/money';

/** How much less than before, in whole percent for a badge; null where it is none. */
export const savingPercent = (
  { price, oldPrice }: { readonly price: string; readonly oldPrice?: string | undefined },
  currency: Pick<Currency, 'digits'>,
): number | null => {
  if (oldPrice === undefined) return null;
  const [now, before] = [fromWire(price, currency), fromWire(oldPrice, currency)];
  if (now === null || before === null || before <= now) return null;
  return Math.round(((before - now) * 100) / before) || null;
};
