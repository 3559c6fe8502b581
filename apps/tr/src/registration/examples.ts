import type { FormExamples, RegistrationExamples } from '@caravan/country';

const anybody = {
  firstName: 'Işıl',
  lastName: 'Gökçe',
  birthDate: '15-07-2008',
  phone: '0532 123 45 67',
  email: 'isil@example.com.tr',
  password: 'aloe12',
};

const resident = {
  ...anybody,
  nationalId: '17291716060',
  province: 'İstanbul',
  district: 'Şişli',
  subDistrict: 'Esentepe',
  street: 'Büyükdere Caddesi',
  house: '127',
  sponsorId: '900-000-000-001',
};

const owner = { ...resident, iban: '3300 0610 0519 7864 5784 1326' };

const wrong: FormExamples['bad'] = [
  ['lastName', '12345'],
  ['firstName', '@@@'],
  ['birthDate', '15/07/1990'],
  ['birthDate', '29-02-2001'],
  ['birthDate', '16-07-2008'],
  ['phone', '0123'],
  ['email', 'isil'],
  ['password', 'aloe1'],
];

const wrongResident: FormExamples['bad'] = [
  ...wrong,
  ['street', '@@@'],
  ['nationalId', '17291716050'],
  ['nationalId', '1000000014'],
  ['nationalId', '1234567890A'],
  ['postcode', '3439'],
  ['sponsorId', '900-000-000-00'],
];

const wrongOwner: FormExamples['bad'] = [
  ...wrongResident,
  ['iban', '330006100519786457841327'],
  ['iban', '33000610051978645784132'],
  ['iban', '33000610051978645784132A'],
  ['iban', 'AZ21NABZ00000000137010001944'],
  ['taxNumber', '4540536921'],
  ['taxNumber', '45405369200'],
];

/** One who turns 18 on the exam's day, Turkish letters, an IBAN with and without TR. */
export const examples: RegistrationExamples = {
  'new-customer': {
    good: [resident, { ...resident, nationalId: '100 000 001 46', apartment: '6', postcode: '34394' }],
    bad: wrongResident,
  },
  'forever-business-owner': {
    good: [owner, { ...owner, iban: 'TR330006100519786457841326', taxNumber: '4540536920' }],
    bad: wrongOwner,
  },
  'forever-business-owner-ownform': {
    good: [{ ...owner, fboId: '900-000-123-456' }],
    bad: [...wrongOwner, ['fboId', '900-000-123']],
  },
  'foreign-fbo': {
    good: [{ ...anybody, nationalId: 'C01X00T47', country: 'de', fboId: '490000123456' }],
    bad: [['country', 'Germany'], ...wrong, ['nationalId', 'C0-1'], ['fboId', '490-000-123-45']],
  },
};
