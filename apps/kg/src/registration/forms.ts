import {
  accessGroup,
  contactGroup,
  foreignOwnerForm,
  formWithoutTerms,
  group,
  optional,
  passport,
  required,
  sponsorGroup,
  type FormField,
  type RegistrationForms,
} from '@caravan/country';

const names = [
  required('lastName'),
  required('firstName'),
  optional('middleName'),
  required('birthDate'),
] as const;

const inn: Pick<FormField, 'label' | 'mask' | 'checks'> = {
  label: 'registration.field.inn',
  mask: '00000000000000',
  checks: [{ kind: 'inn' }],
};

const address = group(
  'address',
  required('province'),
  required('district'),
  required('city'),
  required('street'),
  required('house'),
  optional('apartment'),
);

const joining = [contactGroup, sponsorGroup, accessGroup] as const;

/** No IBAN: banks here have none. Terms of return and of the first order: REG-6, REG-7. */
export const forms: RegistrationForms = {
  'new-customer': formWithoutTerms(
    group('person', ...names, required('taxNumber', inn)),
    address,
    ...joining,
  ),
  'forever-business-owner': {
    groups: [group('person', ...names, passport, required('taxNumber', inn)), address, ...joining],
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
  'foreign-fbo': foreignOwnerForm(...names),
  'existing-owner': formWithoutTerms(
    group('membership', required('fboId'), required('nationalId', inn), required('email')),
  ),
};
