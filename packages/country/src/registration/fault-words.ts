import type { FaultCode } from '../forms/form-fault.ts';

/** The message of each fault, in the area `registration` (MSG-2, MSG-3). */
export const faultWords: Readonly<Record<FaultCode, string>> = {
  required: 'registration.fault.required',
  tooLong: 'registration.fault.too-long',
  digits: 'registration.fault.digits',
  tckn: 'registration.fault.tckn',
  vkn: 'registration.fault.vkn',
  iin: 'registration.fault.iin',
  inn: 'registration.fault.inn',
  fin: 'registration.fault.fin',
  voen: 'registration.fault.voen',
  passport: 'registration.fault.passport',
  iban: 'registration.fault.iban',
  date: 'registration.fault.date',
  ageOver: 'registration.fault.age-over',
  email: 'registration.fault.email',
  phone: 'registration.fault.phone',
  minLength: 'registration.fault.min-length',
  memberId: 'registration.fault.member-id',
  oneOf: 'registration.fault.one-of',
};
