import {
  accessGroup,
  contactGroup,
  foreignOwnerForm,
  formWithoutTerms,
  group,
  optional,
  required,
  sponsorGroup,
  type RegistrationForms,
} from '@caravan/country';

const names = [
  required('firstName'),
  optional('middleName'),
  required('lastName'),
  required('birthDate'),
] as const;

/** The unified card has twelve digits; those with older papers give their passport. */
const nationalOrPassport = required('nationalId', {
  label: 'registration.field.national-or-passport',
  inputMode: 'text',
  checks: [{ kind: 'oneOf', checks: [{ kind: 'digits', length: 12 }, { kind: 'passport' }] }],
});

const address = group(
  'address',
  required('province'),
  required('district'),
  required('city'),
  required('address'),
);

const bank = group(
  'bank',
  optional('iban', {
    hint: 'registration.hint.iban',
    checks: [{ kind: 'iban', prefix: 'IQ', pattern: String.raw`\d{2}[A-Z]{4}\d{15}` }],
  }),
);

/** Term of the first order: REG-7; none is given for the return of papers. */
export const forms: RegistrationForms = {
  'new-customer': formWithoutTerms(
    group('person', ...names, nationalOrPassport),
    address,
    contactGroup,
    sponsorGroup,
    accessGroup,
  ),
  'forever-business-owner': {
    groups: [
      group('person', ...names, nationalOrPassport),
      address,
      contactGroup,
      bank,
      sponsorGroup,
      accessGroup,
    ],
    returns: [],
    firstOrderPaidWithin: { amount: 14, unit: 'day' },
  },
  'foreign-fbo': foreignOwnerForm(...names),
};
