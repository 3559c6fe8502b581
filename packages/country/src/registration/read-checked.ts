import { localTime, stripMemberId, toAsciiDigits } from '@caravan/i18n';
import type { CountryDefinition, PhoneFormat } from '../country.ts';
import { readPhone } from '../read-phone.ts';
import { hasReached, readDay, type CalendarDay } from './calendar-day.ts';
import type { FieldCheck } from './field-check.ts';
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
}

/** What checks need to know in a country at a moment: its own day is asked for ages, whatever the shopper's clock says. */
export const checkContextOf = (
  { timeZone, phone }: Pick<CountryDefinition, 'timeZone' | 'phone'>,
  now: Date,
): CheckContext => ({ today: localTime(now, timeZone), phone });

const identifiers = {
  tckn: isTckn,
  vkn: isVkn,
  iin: isIin,
  inn: isInn,
  fin: isFin,
  voen: isVoen,
  passport: isPassport,
} as const;

/** A name, `@`, labels and a last one that is not a number; `xn--p1ai` is one. */
const email = /^[^\s@]+@(?:[^\s@.]+\.)+(?!\d+$)[^\s@.]{2,}$/;

/** An identifier without spaces, in capitals and ASCII digits: people copy them in groups and from any keyboard. */
const compact = (text: string): string => toAsciiDigits(text).replaceAll(/\s/g, '').toUpperCase();

/** Nobody alive was born before; such a year is a slip of the finger. */
const earliestYear = 1900;

const when = (holds: boolean, value: string): string | null => (holds ? value : null);

/** The value as it is stored if it passes the check, else null. Passing what was stored once more changes nothing. */
export const readChecked = (check: FieldCheck, typed: string, context: CheckContext): string | null => {
  switch (check.kind) {
    case 'digits':
      return when(new RegExp(`^\\d{${check.length}}$`).test(compact(typed)), compact(typed));
    case 'iban': {
      const text = compact(typed);
      const whole = text.startsWith(check.prefix) ? text : `${check.prefix}${text}`;
      return when(new RegExp(`^${check.prefix}(?:${check.pattern})$`).test(whole) && isIban(whole), whole);
    }
    case 'date': {
      const text = toAsciiDigits(typed);
      return when((readDay(text)?.year ?? 0) >= earliestYear, text);
    }
    case 'ageOver': {
      const born = readDay(toAsciiDigits(typed));
      return when(born !== null && hasReached(born, check.years, context.today), typed);
    }
    case 'email':
      return when(typed.length <= 254 && email.test(typed), typed);
    case 'phone':
      return readPhone(typed, context.phone);
    case 'minLength':
      return when([...typed].length >= check.length, typed);
    case 'memberId':
      return stripMemberId(typed);
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
