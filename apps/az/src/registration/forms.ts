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
  required('lastName'),
  required('firstName'),
  optional('middleName'),
  required('birthDate'),
] as const;

const fin = required('nationalId', {
  label: 'registration.field.fin',
  inputMode: 'text',
  mask: '*******',
  checks: [{ kind: 'fin' }],
});

const address = group(
  'address',
  required('province'),
  required('district'),
  required('street'),
  required('house'),
  optional('apartment'),
  optional('postcode'),
);

const bank = group(
  'bank',
  optional('taxNumber', {
    label: 'registration.field.voen',
    mask: '0000000000',
    checks: [{ kind: 'voen' }],
  }),
  optional('iban', {
    hint: 'registration.hint.iban',
    checks: [{ kind: 'iban', prefix: 'AZ', pattern: String.raw`\d{2}[A-Z]{4}[A-Z\d]{20}` }],
  }),
);

/** Terms of return and of the first order: REG-6, REG-7. */
export const forms: RegistrationForms = {
  'new-customer': formWithoutTerms(
    group('person', ...names, fin),
    address,
    contactGroup,
    sponsorGroup,
    accessGroup,
  ),
  'forever-business-owner': {
    groups: [group('person', ...names, fin), address, contactGroup, bank, sponsorGroup, accessGroup],
    returns: [
      {
        document: 'contract-form',
        within: { amount: 30, unit: 'day' },
        after: 'wholesale-price',
        otherwise: 'id-blocked',
      },
    ],
    firstOrderPaidWithin: { amount: 14, unit: 'day' },
  },
  'foreign-fbo': foreignOwnerForm(...names),
  'existing-owner': formWithoutTerms(group('membership', required('fboId'), fin, required('email'))),
};
