import { group } from './field-group.ts';
import { optional, required } from './form-field.ts';
import type { FieldGroup, RegistrationField, RegistrationForm } from './registration-form.ts';

/** How to reach who registers. */
export const contactGroup = group('contact', required('phone'), required('email'), optional('newsletter'));

/** Whose team they join. */
export const sponsorGroup = group('sponsor', required('sponsorId'));

/** What they log in with later. */
export const accessGroup = group('access', required('password'));

/** The paper of who has none of this country's. */
export const passport = required('nationalId', {
  label: 'registration.field.passport',
  inputMode: 'text',
  checks: [{ kind: 'passport' }],
});

/** A form after which no paper must come back and no order be paid. */
export const formWithoutTerms = (...groups: readonly FieldGroup[]): RegistrationForm => ({
  groups,
  returns: [],
  firstOrderPaidWithin: null,
});

/** The form of an owner registered in another country: a passport, and the id held there. */
export const foreignOwnerForm = (...names: readonly RegistrationField[]): RegistrationForm =>
  formWithoutTerms(
    group('person', ...names, passport),
    group('membership', required('country'), required('fboId')),
    contactGroup,
    accessGroup,
  );
