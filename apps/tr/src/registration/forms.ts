import {
  accessGroup,
  contactGroup,
  foreignOwnerForm,
  formWithoutTerms,
  group,
  optional,
  required,
  sponsorGroup,
  type RegistrationForm,
  type RegistrationForms,
} from '@caravan/country';

const names = [required('firstName'), required('lastName'), required('birthDate')] as const;

const tckn = required('nationalId', {
  label: 'registration.field.tckn',
  mask: '00000000000',
  checks: [{ kind: 'tckn' }],
});

const address = group(
  'address',
  required('province'),
  required('district'),
  required('subDistrict'),
  required('street'),
  required('house'),
  optional('apartment'),
  optional('postcode', { mask: '00000', checks: [{ kind: 'digits', length: 5 }] }),
);

/** 24 digits after TR; owners are paid to it. */
const bank = group(
  'bank',
  required('iban', {
    inputMode: 'numeric',
    hint: 'registration.hint.iban',
    checks: [{ kind: 'iban', prefix: 'TR', pattern: String.raw`\d{24}` }],
  }),
  optional('taxNumber', { mask: '0000000000', checks: [{ kind: 'vkn' }] }),
);

/** The form must be back within five working days, or the entry is cancelled (REG-6). */
const ofOwner: Pick<RegistrationForm, 'returns' | 'firstOrderPaidWithin'> = {
  returns: [
    {
      document: 'contract-form',
      within: { amount: 5, unit: 'working-day' },
      after: 'registration',
      otherwise: 'entry-cancelled',
    },
  ],
  firstOrderPaidWithin: null,
};

export const forms: RegistrationForms = {
  'new-customer': formWithoutTerms(
    group('person', ...names, tckn),
    address,
    contactGroup,
    sponsorGroup,
    accessGroup,
  ),
  'forever-business-owner': {
    groups: [group('person', ...names, tckn), address, contactGroup, bank, sponsorGroup, accessGroup],
    ...ofOwner,
  },
  'forever-business-owner-ownform': {
    groups: [
      group('membership', required('fboId')),
      group('person', ...names, tckn),
      address,
      contactGroup,
      bank,
      sponsorGroup,
      accessGroup,
    ],
    ...ofOwner,
  },
  'foreign-fbo': foreignOwnerForm(...names),
};
