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

/** Its check digit only: the others need not agree with the birth date (decree 853 of 26.08.2013). */
const iin = required('taxNumber', {
  label: 'registration.field.iin',
  mask: '000000000000',
  checks: [{ kind: 'iin' }],
});

const address = group(
  'address',
  required('province'),
  required('district'),
  required('city'),
  required('street'),
  required('house'),
  optional('apartment'),
  optional('postcode', { inputMode: 'text' }),
);

const bank = group(
  'bank',
  optional('iban', {
    hint: 'registration.hint.iban',
    checks: [{ kind: 'iban', prefix: 'KZ', pattern: String.raw`\d{5}[A-Z\d]{13}` }],
  }),
);

/** Terms of return and of the first order: REG-6, REG-7. The short form asks for a phone, not for mail (REG-8). */
export const forms: RegistrationForms = {
  'new-customer': formWithoutTerms(
    group('person', ...names, iin),
    address,
    contactGroup,
    sponsorGroup,
    accessGroup,
  ),
  'forever-business-owner': {
    groups: [group('person', ...names, iin), address, contactGroup, bank, sponsorGroup, accessGroup],
    returns: [
      {
        document: 'contract-form',
        within: { amount: 30, unit: 'day' },
        after: 'wholesale-price',
        otherwise: 'id-blocked',
      },
    ],
    firstOrderPaidWithin: { amount: 6, unit: 'month' },
  },
  'foreign-fbo': foreignOwnerForm(...names),
  'existing-owner': formWithoutTerms(group('membership', required('fboId'), iin, required('phone'))),
};
