import type { PhoneFormat } from '@caravan/country';
import { toAsciiDigits } from '@caravan/i18n';

/**
 * A phone number as it is stored, `+` and digits (E.164), from what somebody typed or pasted: with or without the calling
 * code, a leading national 0, spaces and brackets. null when it is no number of the country.
 */
export const readPhone = (typed: string, { callingCode, pattern }: PhoneFormat): string | null => {
  const text = toAsciiDigits(typed).trim();
  if (!/^[+(\d][\d\s().-]*$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '');
  const national = new RegExp(`^(?:${pattern})$`);
  const withoutCode = digits.startsWith(callingCode) ? digits.slice(callingCode.length) : null;
  const readings = text.startsWith('+') ? [withoutCode] : [digits, digits.replace(/^0/, ''), withoutCode];
  const found = readings.find((reading) => reading !== null && national.test(reading));
  return found ? `+${callingCode}${found}` : null;
};
