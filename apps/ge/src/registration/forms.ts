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

const names = [required('firstName'), required('lastName'), required('birthDate')] as const;

const personalNumber = required('nationalId', {
  mask: '00000000000',
  checks: [{ kind: 'digits', length: 11 }],
});

const address = group(
  'address',
  required('province'),
  required('district'),
  required('city'),
  required('street'),
  required('house'),
  optional('apartment'),
  optional('postcode', { mask: '0000', checks: [{ kind: 'digits', length: 4 }] }),
);

const bank = group(
  'bank',
  optional('iban', {
    hint: 'registration.hint.iban',
    checks: [{ kind: 'iban', prefix: 'GE', pattern: String.raw`\d{2}[A-Z]{2}\d{16}` }],
  }),
);

/** Term of the first order: REG-7; none is given for the return of papers. */
export const forms: RegistrationForms = {
  'new-customer': formWithoutTerms(
    group('person', ...names, personalNumber),
    address,
    contactGroup,
    sponsorGroup,
    accessGroup,
  ),
  'forever-business-owner': {
    groups: [
      group('person', ...names, personalNumber),
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
