import type { FieldGroup, RegistrationField } from './registration-form.ts';

const titles = {
  person: 'registration.group.person',
  address: 'registration.group.address',
  contact: 'registration.group.contact',
  sponsor: 'registration.group.sponsor',
  membership: 'registration.group.membership',
  bank: 'registration.group.bank',
  access: 'registration.group.access',
} as const;

/** Fields under one of the titles that forms have. */
export const group = (title: keyof typeof titles, ...fields: readonly RegistrationField[]): FieldGroup => ({
  title: titles[title],
  fields,
});
