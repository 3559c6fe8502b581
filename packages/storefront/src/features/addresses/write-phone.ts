import { readPhone, type PhoneFormat } from '@caravan/country';

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
