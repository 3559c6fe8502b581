import { localTime, toAsciiDigits } from '@caravan/i18n';
import type { CountryDefinition, PhoneFormat } from '../country.ts';
import type { FieldCheck } from '../forms/field-check.ts';
import { compact, readPlain, when } from '../forms/read-plain.ts';
import { hasReached, readDay, type CalendarDay } from './calendar-day.ts';
import { isFin } from './identifiers/fin.ts';
import { isIban } from './identifiers/iban.ts';
import { isIin } from './identifiers/iin.ts';
import { isInn } from './identifiers/inn.ts';
import { isPassport } from './identifiers/passport.ts';
import { isTckn } from './identifiers/tckn.ts';
import { isVkn } from './identifiers/vkn.ts';
import { isVoen } from './identifiers/voen.ts';

/** What checks need to know beside the value. */
export interface CheckContext {
  /** The day in the country's time zone. */
  readonly today: CalendarDay;
  readonly phone: PhoneFormat;
  /** The least length of a password, in signs (PWD-3). */
  readonly passwordLength: number;
}

/** What checks need to know in a country at a moment: its own day is asked for ages, whatever the shopper's clock says. */
export const checkContextOf = (
  { timeZone, phone, passwordLength }: Pick<CountryDefinition, 'timeZone' | 'phone' | 'passwordLength'>,
  now: Date,
): CheckContext => ({ today: localTime(now, timeZone), phone, passwordLength });

const identifiers = {
  tckn: isTckn,
  vkn: isVkn,
  iin: isIin,
  inn: isInn,
  fin: isFin,
  voen: isVoen,
  passport: isPassport,
} as const;

/** Nobody alive was born before; such a year is a slip of the finger. */
const earliestYear = 1900;

/** The value as it is stored if it passes the check, else null. Passing what was stored once more changes nothing. */
export const readChecked = (check: FieldCheck, typed: string, context: CheckContext): string | null => {
  switch (check.kind) {
    case 'digits':
    case 'ascii':
    case 'email':
    case 'phone':
    case 'minLength':
    case 'memberId':
    case 'hasLetter':
    case 'hasLetterOrDigit':
      return readPlain(check, typed, context.phone);
    case 'countryCode':
      return when(/^[A-Z]{2}$/.test(compact(typed)), compact(typed));
    case 'newPassword':
      return when([...typed].length >= context.passwordLength, typed);
    case 'iban': {
      const text = compact(typed);
      const whole = text.startsWith(check.prefix) ? text : `${check.prefix}${text}`;
      return when(new RegExp(`^${check.prefix}(?:${check.pattern})$`).test(whole) && isIban(whole), whole);
    }
    case 'date': {
      const text = toAsciiDigits(typed);
      return when(/^\d{2}-\d{2}-\d{4}$/.test(text), text);
    }
    case 'calendarDay':
      return when(readDay(typed) !== null, typed);
    case 'birthYear': {
      const year = readDay(typed)?.year ?? 0;
      return when(year >= earliestYear && year <= context.today.year, typed);
    }
    case 'ageOver': {
      const born = readDay(typed);
      return when(born !== null && hasReached(born, check.years, context.today), typed);
    }
    case 'oneOf':
      return (
        check.checks.map((one) => readChecked(one, typed, context)).find((read) => read !== null) ?? null
      );
    case 'tckn':
    case 'vkn':
    case 'iin':
    case 'inn':
    case 'fin':
    case 'voen':
    case 'passport':
      break;
  }
  return when(identifiers[check.kind](compact(typed)), compact(typed));
};
