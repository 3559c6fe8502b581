import { group, optional, required, type FormField, type RegistrationForms } from '@caravan/country';

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

const passport: Pick<FormField, 'label' | 'inputMode' | 'checks'> = {
  label: 'registration.field.passport',
  inputMode: 'text',
  checks: [{ kind: 'passport' }],
};

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

const contact = group('contact', required('phone'), required('email'), optional('newsletter'));
const sponsor = group('sponsor', required('sponsorId'));
const access = group('access', required('password'));

const bank = group(
  'bank',
  optional('iban', {
    hint: 'registration.hint.iban',
    checks: [{ kind: 'iban', prefix: 'KZ', pattern: String.raw`\d{5}[A-Z\d]{13}` }],
  }),
);

/** Terms of return and of the first order: REG-6, REG-7. The short form asks for a phone, not for mail (REG-8). */
export const forms: RegistrationForms = {
  'new-customer': {
    groups: [group('person', ...names, iin), address, contact, sponsor, access],
    returns: [],
    firstOrderPaidWithin: null,
  },
  'forever-business-owner': {
    groups: [group('person', ...names, iin), address, contact, bank, sponsor, access],
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
  'foreign-fbo': {
    groups: [
      group('person', ...names, required('nationalId', passport)),
      group('membership', required('country'), required('fboId')),
      contact,
      access,
    ],
    returns: [],
    firstOrderPaidWithin: null,
  },
  'existing-owner': {
    groups: [group('membership', required('fboId'), iin, required('phone'))],
    returns: [],
    firstOrderPaidWithin: null,
  },
};
