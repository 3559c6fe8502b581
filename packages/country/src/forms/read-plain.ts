import { stripMemberId, toAsciiDigits } from '@caravan/i18n';
import type { PhoneFormat } from '../country.ts';
import { readPhone } from '../read-phone.ts';
import type { PlainCheck } from './field-check.ts';

/** A name, `@`, labels and a last one that is not a number; `xn--p1ai` is one. Mail to other letters than ASCII gets lost on its way. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]*[a-z\d]$/i;

/** Whether a text is an e-mail address, wherever one is taken. */
export const isEmail = (text: string): boolean => text.length <= 254 && email.test(text);

/** Whether a text has none but the letters, digits and signs of ASCII. */
export const isAscii = (text: string): boolean => !/[^ -~]/.test(text);

/** An identifier without spaces, in capitals and ASCII digits: people copy them in groups and from any keyboard. */
export const compact = (text: string): string => toAsciiDigits(text).replaceAll(/\s/g, '').toUpperCase();

/** The value if it holds. */
export const when = (holds: boolean, value: string): string | null => (holds ? value : null);

/** The value as it is stored if it passes the check, else null. Passing what was stored once more changes nothing. */
export const readPlain = (check: PlainCheck, typed: string, phone: PhoneFormat): string | null => {
  switch (check.kind) {
    case 'digits':
      return when(new RegExp(`^\\d{${check.length}}$`).test(compact(typed)), compact(typed));
    case 'ascii':
      return when(isAscii(typed), typed);
    case 'email':
      return when(isEmail(typed), typed);
    case 'phone':
      return readPhone(typed, phone);
    case 'minLength':
      return when([...typed].length >= check.length, typed);
    case 'hasLetter':
      return when(/\p{L}/u.test(typed), typed);
    case 'hasLetterOrDigit':
      return when(/[\p{L}\p{N}]/u.test(typed), typed);
    case 'memberId':
      break;
  }
  return stripMemberId(typed);
};
