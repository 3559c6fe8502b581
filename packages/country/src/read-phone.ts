import { toAsciiDigits } from '@caravan/i18n';
import type { PhoneFormat } from './country.ts';

/**
 * A phone number as it is sent and stored, `+` and digits (E.164), from what was typed or pasted: with or without the
 * calling code, the national prefix, spaces and brackets, in any digits. null when it is no number of the country.
 */
export const readPhone = (
  typed: string,
  { callingCode, trunkPrefix = '0', pattern }: PhoneFormat,
): string | null => {
  const text = toAsciiDigits(typed).trim();
  if (!/^[+(\d][\d\s().-]*$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '');
  const after = (prefix: string, number: string): string[] =>
    number.startsWith(prefix) ? [number.slice(prefix.length)] : [];
  const bare = after(callingCode, digits);
  const whole = text.startsWith('+') ? bare : [digits, ...bare];
  const national = new RegExp(`^(?:${pattern})$`);
  const found = whole
    .flatMap((number) => [number, ...after(trunkPrefix, number)])
    .find((number) => national.test(number));
  return found === undefined ? null : `+${callingCode}${found}`;
};
