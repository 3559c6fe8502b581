import { toAsciiDigits } from '@caravan/i18n';
import type { PhoneFormat } from '../country.ts';

/**
 * A phone number as `+` and digits (E.164) from what was typed or pasted: with or without the calling code, the national prefix,
 * spaces and brackets. null when it is no number of the country.
 */
export const readPhone = (
  typed: string,
  { callingCode, trunkPrefix = '0', pattern }: PhoneFormat,
): string | null => {
  const text = toAsciiDigits(typed).trim();
  if (!/^[+(\d][\d\s().-]*$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '');
  const national = new RegExp(`^(?:${pattern})$`);
  const bare = digits.startsWith(callingCode) ? digits.slice(callingCode.length) : null;
  const readings = text.startsWith('+')
    ? [bare]
    : [digits, digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : null, bare];
  const found = readings.find((reading) => reading !== null && national.test(reading));
  return found ? `+${callingCode}${found}` : null;
};
