import type { FormExamples, RegistrationExamples } from '@caravan/country';

const anybody = {
  firstName: 'ნინო',
  lastName: 'ბერიძე',
  birthDate: '14-07-2008',
  phone: '555 12 34 56',
  email: 'nino@example.ge',
  password: 'aloe12',
};

const resident = {
  ...anybody,
  nationalId: '01001012345',
  province: 'იმერეთი',
  district: 'ქუთაისი',
  city: 'ქუთაისი',
  street: 'რუსთაველის გამზირი',
  house: '7',
  sponsorId: '995-000-000-001',
};

const wrong: FormExamples['bad'] = [
  ['lastName', '12345'],
  ['firstName', '@@@'],
  ['birthDate', '14-7-1990'],
  ['birthDate', '00-01-1990'],
  ['birthDate', '15-07-2009'],
  ['phone', '155123456'],
  ['phone', '5551234'],
  ['email', 'nino.example.ge'],
  ['password', 'aloe1'],
];

const wrongResident: FormExamples['bad'] = [
  ...wrong,
  ['street', '@@@'],
  ['nationalId', '0100101234'],
  ['nationalId', '0100101234A'],
  ['nationalId', '010010123456'],
  ['postcode', '017'],
  ['sponsorId', '995-000-000-00'],
];

/** Georgian letters, zeros in front, a mobile and a landline. */
export const examples: RegistrationExamples = {
  'new-customer': {
    good: [resident, { ...resident, nationalId: '00000000001', phone: '032 212 34 56', postcode: '0179' }],
    bad: wrongResident,
  },
  'forever-business-owner': {
    good: [resident, { ...resident, nationalId: '350 0110 0200', iban: 'GE37TB0000000101904918' }],
    bad: [...wrongResident, ['iban', 'GE29NB0000000101904918'], ['iban', 'GE37TB000000010190491']],
  },
  'foreign-fbo': {
    good: [{ ...anybody, nationalId: 'AN0123456', country: 'AM', fboId: '374-000-123-456' }],
    bad: [['country', 'Germany'], ...wrong, ['nationalId', 'AN-0123456'], ['fboId', '374-000-123-45']],
  },
};
