import type { FormExamples, RegistrationExamples } from '@caravan/country';

const anybody = {
  lastName: 'Əliyeva',
  firstName: 'Günay',
  birthDate: '29-02-2000',
  phone: '050 123 45 67',
  email: 'gunay@example.az',
  password: 'aloe12',
};

const resident = {
  ...anybody,
  nationalId: '5vbk5vr',
  province: 'Bakı',
  district: 'Nəsimi',
  street: 'Nizami küçəsi',
  house: '10',
  sponsorId: '994-000-000-001',
};

const wrong: FormExamples['bad'] = [
  ['lastName', '12345'],
  ['firstName', '@@@'],
  ['middleName', '-'],
  ['birthDate', '01.01.1990'],
  ['birthDate', '31-11-1990'],
  ['birthDate', '15-07-2009'],
  ['phone', '0123'],
  ['email', 'gunay@'],
  ['password', 'aloe1'],
];

const wrongResident: FormExamples['bad'] = [
  ...wrong,
  ['street', '@@@'],
  ['nationalId', '5VBK5V'],
  ['nationalId', '5VBKOVR'],
  ['nationalId', '5VBK-VR'],
  ['sponsorId', '994-000-000-00'],
];

/** FİN in small letters, VÖEN of a company and of a person. */
export const examples: RegistrationExamples = {
  'new-customer': {
    good: [resident, { ...resident, nationalId: '1A2B3C4', middleName: 'Rəşid qızı', postcode: 'AZ1010' }],
    bad: wrongResident,
  },
  'forever-business-owner': {
    good: [
      resident,
      { ...resident, taxNumber: '1525855852', iban: 'AZ21 NABZ 0000 0000 1370 1000 1944' },
      { ...resident, taxNumber: '1231231231', iban: '21NABZ00000000137010001944' },
    ],
    bad: [
      ...wrongResident,
      ['taxNumber', '1231231233'],
      ['taxNumber', '12312312310'],
      ['iban', 'AZ22NABZ00000000137010001944'],
    ],
  },
  'foreign-fbo': {
    good: [{ ...anybody, nationalId: 'U12345678', country: 'IT', fboId: '900-000-123-456' }],
    bad: [['country', 'Germany'], ...wrong, ['nationalId', 'U123'], ['fboId', '900-000-123-45']],
  },
  'existing-owner': {
    good: [{ fboId: '994-000-000-011', nationalId: 'AAAAAAA', email: 'a@example.az' }],
    bad: [
      ['fboId', '99400000001'],
      ['nationalId', '5VBKIVR'],
      ['email', 'a b@example.az'],
    ],
  },
};
