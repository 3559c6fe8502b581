import { toAsciiDigits } from '@caravan/i18n';

/**
 * Units that a text asks for, one where it says nothing; null for what is no whole number from 1 to 9999. Sheets write 3 as
 * `3,00`, people as `3 pcs`.
 */
export const readQuantity = (text: string): number | null => {
  const typed = toAsciiDigits(text).trim();
  if (typed === '') return 1;
  const [, units] = /^0*([1-9]\d{0,3})(?:[.,\u066B]0+)?(?:\s*\p{L}+\.?)?$/u.exec(typed) ?? [];
  return units === undefined ? null : Number(units);
};
