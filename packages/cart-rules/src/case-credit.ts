import type { MilliCc } from './types.ts';

/** Case credits as the API sends them (API-3): thousandths as text with three decimals, `250` is `"0.250"`. */
export const ccToWire = (milli: MilliCc): string => {
  if (!Number.isSafeInteger(milli) || milli < 0) throw new RangeError(`not case credits: ${milli}`);
  const digits = milli.toString().padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
};

/** Reads what `ccToWire` writes, and only that; anything else is null. */
export const ccFromWire = (text: string): MilliCc | null => {
  if (!/^\d+\.\d{3}$/.test(text)) return null;
  const milli = Number(text.replace('.', ''));
  return Number.isSafeInteger(milli) && ccToWire(milli) === text ? milli : null;
};
