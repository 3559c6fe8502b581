import { group, optional, required, type FormField, type RegistrationForms } from '@caravan/country';

const person = group(
  'person',
  required('lastName'),
  required('firstName'),
  optional('middleName'),
  required('birthDate'),
);

const inn: Pick<FormField, 'label' | 'mask' | 'checks'> = {
  label: 'registration.field.inn',
  mask: '00000000000000',
  checks: [{ kind: 'inn' }],
};

const passport = required('nationalId', {
  label: 'registration.field.passport',
  inputMode: 'text',
  checks: [{ kind: 'passport' }],
});

const address = group(
  'address',
  required('province'),
  required('district'),
  required('city'),
  required('street'),
  required('house'),
  optional('apartment'),
);

const contact = group('contact', required('phone'), required('email'), optional('newsletter'));

const joining = [
  contact,
  group('sponsor', required('sponsorId')),
  group('access', required('password')),
] as const;

/** No IBAN: banks here have none. Terms of return and of the first order: REG-6, REG-7. */
export const forms: RegistrationForms = {
  'new-customer': {
    groups: [{ ...person, fields: [...person.fields, required('taxNumber', inn)] }, address, ...joining],
    returns: [],
    firstOrderPaidWithin: null,
  },
  'forever-business-owner': {
    groups: [
      { ...person, fields: [...person.fields, passport, required('taxNumber', inn)] },
      address,
      ...joining,
    ],
    returns: [
      {
        document: 'application-form',
        within: { amount: 30, unit: 'day' },
        after: 'approval',
        otherwise: 'id-blocked',
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
  'foreign-fbo': {
    groups: [
      { ...person, fields: [...person.fields, passport] },
      group('membership', required('country'), required('fboId')),
      contact,
      group('access', required('password')),
    ],
    returns: [],
    firstOrderPaidWithin: null,
  },
  'existing-owner': {
    groups: [group('membership', required('fboId'), required('nationalId', inn), required('email'))],
    returns: [],
    firstOrderPaidWithin: null,
  },
};
