import { toAsciiDigits } from './digits.ts';

/** A member id as it is read aloud, `###-###-###-###`; also of one half typed. Further digits are dropped. */
export const maskMemberId = (text: string): string =>
  (
    toAsciiDigits(text)
      .replaceAll(/\D/g, '')
      .slice(0, 12)
      .match(/\d{1,3}/g) ?? []
  ).join('-');

/** The twelve digits that are sent for a member id typed with or without dashes and spaces; null when it is none. */
export const stripMemberId = (text: string): string | null => {
  const digits = toAsciiDigits(text).replaceAll(/[\s-]/g, '');
  return /^\d{12}$/.test(digits) ? digits : null;
};
