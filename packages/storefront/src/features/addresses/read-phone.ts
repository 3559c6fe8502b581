import type { PhoneFormat } from '@caravan/country';
import { toAsciiDigits } from '@caravan/i18n';

/**
 * The digits after the calling code of what was typed or pasted: with or without that code, with a national 0, spaces and
 * brackets. null when it is no number of the country.
 */
export const readPhone = (typed: string, { callingCode, pattern }: PhoneFormat): string | null => {
  const text = toAsciiDigits(typed).trim();
  if (!/^[+\d(][\d\s().-]*$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '');
  const national = new RegExp(`^(?:${pattern})$`);
  const bare = digits.startsWith(callingCode) ? digits.slice(callingCode.length) : null;
  const readings = text.startsWith('+') ? [bare] : [digits, digits.replace(/^0/, ''), bare];
  return readings.find((reading) => reading !== null && national.test(reading)) ?? null;
};

/** The number as it is sent and stored, `+` and digits; what cannot be read is sent as typed, for the server to refuse. */
export const sentPhone = (typed: string, format: PhoneFormat): string => {
  const digits = readPhone(typed, format);
  return digits === null ? typed.trim() : `+${format.callingCode}${digits}`;
};

/** The number as it is read: calling code, then the country's groups. What cannot be read stays as typed. */
export const groupPhone = (typed: string, format: PhoneFormat): string => {
  const digits = [...(readPhone(typed, format) ?? '')];
  if (digits.length === 0) return typed;
  const groups = [...format.mask].map((sign) => (sign === '0' ? (digits.shift() ?? '') : sign));
  return `+${format.callingCode} ${groups.join('')}${digits.join('')}`;
};
