import { emailChecks } from '../forms/field-check.ts';
import { plainField } from '../forms/form-field.ts';
import type { FieldName, RegistrationField } from './registration-form.ts';

type Habit = Omit<RegistrationField, 'name' | 'required'>;

const text = (label: string, autocomplete = 'off'): Habit => ({
  ...plainField,
  label,
  autocomplete,
});

const named = (label: string, autocomplete: string): Habit => ({
  ...text(label, autocomplete),
  checks: [{ kind: 'hasLetter' }],
});

const number = (label: string, more: Partial<Habit> = {}): Habit => ({
  ...text(label),
  inputMode: 'numeric',
  ...more,
});

const memberId: Partial<Habit> = { mask: '000-000-000-000', checks: [{ kind: 'memberId' }] };

/** How each field is asked for in most countries; a form says only what it does otherwise. */
const habits: Readonly<Record<FieldName, Habit>> = {
  loginId: number('registration.field.login-id', { ...memberId, autocomplete: 'username' }),
  username: text('registration.field.username', 'username'),
  password: {
    ...text('registration.field.password', 'new-password'),
    kind: 'password',
    width: 'whole',
    hint: 'registration.hint.password',
    checks: [{ kind: 'newPassword' }],
    maxLength: 1024,
  },
  firstName: named('registration.field.first-name', 'given-name'),
  lastName: named('registration.field.last-name', 'family-name'),
  middleName: named('registration.field.middle-name', 'additional-name'),
  nationalId: number('registration.field.national-id'),
  taxNumber: number('registration.field.tax-number'),
  birthDate: number('registration.field.birth-date', {
    autocomplete: 'bday',
    mask: '00-00-0000',
    width: 'whole',
    hint: 'registration.hint.date',
    checks: [
      { kind: 'date' },
      { kind: 'calendarDay' },
      { kind: 'birthYear' },
      { kind: 'ageOver', years: 18 },
    ],
  }),
  province: { ...text('registration.field.province', 'address-level1'), kind: 'province', width: 'whole' },
  region: text('registration.field.region', 'address-level1'),
  district: { ...text('registration.field.district', 'address-level2'), kind: 'district', width: 'whole' },
  city: text('registration.field.city', 'address-level2'),
  subDistrict: text('registration.field.sub-district', 'address-level3'),
  street: { ...text('registration.field.street', 'address-line1'), checks: [{ kind: 'hasLetterOrDigit' }] },
  house: text('registration.field.house', 'address-line2'),
  apartment: text('registration.field.apartment', 'address-line3'),
  address: {
    ...text('registration.field.address', 'street-address'),
    width: 'whole',
    checks: [{ kind: 'hasLetterOrDigit' }],
  },
  postcode: number('registration.field.postcode', { autocomplete: 'postal-code' }),
  phone: { ...text('registration.field.phone', 'tel'), inputMode: 'tel', checks: [{ kind: 'phone' }] },
  email: { ...text('registration.field.email', 'email'), inputMode: 'email', checks: emailChecks },
  iban: { ...text('registration.field.iban'), width: 'whole' },
  sponsorId: number('registration.field.sponsor-id', { ...memberId, width: 'whole' }),
  fboId: number('registration.field.fbo-id', memberId),
  country: {
    ...text('registration.field.country', 'country'),
    kind: 'country',
    checks: [{ kind: 'countryCode' }],
  },
  newsletter: { ...text('registration.field.newsletter'), kind: 'consent', width: 'whole' },
};

/** A field that must be filled, asked for as everywhere but for `otherwise`. */
export const required = (name: FieldName, otherwise: Partial<Habit> = {}): RegistrationField => ({
  ...habits[name],
  ...otherwise,
  name,
  required: true,
});

/** A field that may stay empty; what is typed into it is checked all the same. */
export const optional = (name: FieldName, otherwise: Partial<Habit> = {}): RegistrationField => ({
  ...required(name, otherwise),
  required: false,
});
