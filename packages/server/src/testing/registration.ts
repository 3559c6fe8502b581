import {
  accessGroup,
  contactGroup,
  foreignOwnerForm,
  formWithoutTerms,
  group,
  optional,
  registrationDone,
  required,
  sponsorGroup,
  type Registration,
} from '@caravan/country';

const names = [
  required('firstName'),
  required('lastName'),
  optional('middleName'),
  required('birthDate'),
] as const;

const number = required('nationalId', { checks: [{ kind: 'digits', length: 11 }] });

const address = group(
  'address',
  required('province'),
  required('district'),
  required('city'),
  required('street'),
  required('house'),
);

const joining = [contactGroup, sponsorGroup, accessGroup] as const;

/** Forms of a made-up country: every type, papers that count from joining and from qualifying, and a first order within 14 days. */
export const testRegistration: Registration = {
  forms: {
    'new-customer': formWithoutTerms(group('person', ...names, number), address, ...joining),
    'forever-business-owner': {
      groups: [group('person', ...names, number), address, ...joining],
      returns: [
        {
          document: 'contract-form',
          within: { amount: 30, unit: 'day' },
          after: 'registration',
          otherwise: 'entry-cancelled',
        },
        {
          document: 'distributor-contract',
          within: { amount: 15, unit: 'day' },
          after: 'assistant-supervisor',
          otherwise: 'id-blocked',
        },
      ],
      firstOrderPaidWithin: { amount: 14, unit: 'day' },
    },
    'forever-business-owner-ownform': {
      groups: [
        group('membership', required('fboId')),
        group('person', ...names, number),
        address,
        ...joining,
      ],
      returns: [
        {
          document: 'contract-form',
          within: { amount: 5, unit: 'working-day' },
          after: 'registration',
          otherwise: 'entry-cancelled',
        },
      ],
      firstOrderPaidWithin: null,
    },
    'foreign-fbo': foreignOwnerForm(...names),
    'existing-owner': formWithoutTerms(group('membership', required('fboId'), number, required('email'))),
  },
  terms: {
    version: '7',
    words: {
      en: () => import('@caravan/i18n/words/membership/en.po'),
      tr: () => import('@caravan/i18n/words/membership/tr.po'),
    },
  },
  done: registrationDone,
  words: {
    en: () => import('@caravan/i18n/words/registration/en.po'),
    tr: () => import('@caravan/i18n/words/registration/tr.po'),
  },
  examples: async () => ({ examples: {} }),
};

/** What somebody types who becomes an owner by `testRegistration`. */
export const newOwner = {
  firstName: 'Ada',
  lastName: 'Ng',
  birthDate: '14-05-1990',
  nationalId: '12345678901',
  province: 1,
  district: 11,
  city: 'Old Town',
  street: 'Main Street',
  house: '1',
  phone: '555 123 456',
  email: 'ada@mail.example',
  sponsorId: '999000000002',
  password: 'tulip-47',
  agreements: ['terms', 'privacy'],
};
