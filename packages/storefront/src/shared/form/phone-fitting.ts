import { readPhone, type PhoneFormat } from '@caravan/country';
import { toAsciiDigits } from '@caravan/i18n';
import type { Fitting } from '@caravan/ui/masked-input';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Digits that a mask writes by itself. */
const fixed = (digits: string): string => digits.replaceAll(/\d/g, String.raw`\$&`);

/**
 * How a phone number is grouped while it is typed: with the calling code, by the national prefix or bare, in the country's
 * groups (PANEL-5). A number of another country, and one of too many digits, fits none.
 */
export const phoneFitting = ({ callingCode, trunkPrefix = '0', mask }: PhoneFormat): Fitting => {
  const international = `{+${fixed(callingCode)}} ${mask}`;
  const withTrunk = `{${fixed(trunkPrefix)}} ${mask}`;
  const withCode = `{${fixed(callingCode)}} ${mask}`;
  const length = mask.replaceAll(/[^0]/g, '').length;
  const begins = (digits: string, prefix: string): boolean =>
    prefix.startsWith(digits) || digits.startsWith(prefix);
  return {
    masks: [international, withTrunk, withCode, mask],
    fit: (typed) => {
      const text = toAsciiDigits(typed).trim();
      if (!/^\+?[\d\s().-]*$/.test(text)) return null;
      const digits = digitsOf(text);
      const holds = (prefix: string) => begins(digits, prefix) && digits.length <= prefix.length + length;
      if (text.startsWith('+')) return holds(callingCode) ? international : null;
      if (trunkPrefix !== '' && digits.startsWith(trunkPrefix)) return holds(trunkPrefix) ? withTrunk : null;
      // Bare, it gets no code yet: a mask that writes the code takes a first digit for one of the code's (`701…` in +7, `555…` in +995).
      if (digits.length <= length) return mask;
      return digits.startsWith(callingCode) && holds(callingCode) ? withCode : null;
    },
  };
};

/** The number as it is sent and stored, `+` and digits; what cannot be read is sent as typed, for the server to refuse. */
export const sentPhone = (typed: string, format: PhoneFormat): string =>
  readPhone(typed, format) ?? typed.trim();

/** The number as it is read: calling code, then the country's groups. What cannot be read stays as typed. */
export const groupPhone = (typed: string, format: PhoneFormat): string => {
  const code = `+${format.callingCode}`;
  const digits = Array.from((readPhone(typed, format) ?? '').slice(code.length));
  if (digits.length === 0) return typed;
  const groups = [...format.mask].map((sign) => (sign === '0' ? (digits.shift() ?? '') : sign));
  return `${code} ${groups.join('')}${digits.join('')}`;
};
