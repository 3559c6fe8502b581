import type { ErrorCode } from '../forms/form-error.ts';

/** The message of each error, in the area `registration` (MSG-2, MSG-3). */
export const errorWords: Readonly<Record<ErrorCode, string>> = {
  required: 'registration.error.required',
  tooLong: 'registration.error.too-long',
  digits: 'registration.error.digits',
  tckn: 'registration.error.tckn',
  vkn: 'registration.error.vkn',
  iin: 'registration.error.iin',
  inn: 'registration.error.inn',
  fin: 'registration.error.fin',
  voen: 'registration.error.voen',
  passport: 'registration.error.passport',
  iban: 'registration.error.iban',
  date: 'registration.error.date',
  calendarDay: 'registration.error.calendar-day',
  birthYear: 'registration.error.birth-year',
  ageOver: 'registration.error.age-over',
  countryCode: 'registration.error.country',
  ascii: 'registration.error.ascii',
  email: 'registration.error.email',
  phone: 'registration.error.phone',
  minLength: 'registration.error.min-length',
  newPassword: 'registration.error.min-length',
  memberId: 'registration.error.member-id',
  oneOf: 'registration.error.one-of',
};
