import type { FormExamples, RegistrationExamples } from '@caravan/country';

const person = {
  lastName: 'Асанова',
  firstName: 'Айгүл',
  birthDate: '01-01-1990',
  phone: '0555 123 456',
  email: 'aigul@example.com',
  password: 'aloe12',
};

const home = {
  province: 'Чуйская область',
  district: 'Сокулукский район',
  city: 'Сокулук',
  street: 'Фрунзе',
  house: '12а',
  sponsorId: '996-000-000-001',
};

const wrong: FormExamples['bad'] = [
  ['lastName', '12345'],
  ['firstName', '@@@'],
  ['middleName', '-'],
  ['birthDate', '1-1-1990'],
  ['birthDate', '31-04-1990'],
  ['birthDate', '16-07-2008'],
  ['phone', '055512345'],
  ['email', 'aigul@example'],
  ['password', 'aloe1'],
];

const wrongInn = ['2010119901234', '23002199012345', '30101199012345', '22902190100017'];
const wrongPassport: FormExamples['bad'] = [
  ['nationalId', 'ID12'],
  ['nationalId', 'ИД1234567'],
];

/** Kyrgyz letters in names, a woman and a man, identity numbers of either sex. */
export const examples: RegistrationExamples = {
  'new-customer': {
    good: [
      { ...person, ...home, taxNumber: '10101199012345' },
      { ...person, ...home, middleName: 'Өмүрбек уулу', apartment: '4', taxNumber: '2 29022000 00017' },
    ],
    bad: [
      ...wrong,
      ['street', '@@@'],
      ['sponsorId', '996-000-000-00'],
      ...wrongInn.map((value) => ['taxNumber', value] as const),
    ],
  },
  'forever-business-owner': {
    good: [{ ...person, ...home, nationalId: 'ID1234567', taxNumber: '23112199999999' }],
    bad: [
      ...wrong,
      ['street', '@@@'],
      ...wrongPassport,
      ['sponsorId', 'abc-def-ghi-jkl'],
      ...wrongInn.map((value) => ['taxNumber', value] as const),
    ],
  },
  'foreign-fbo': {
    good: [{ ...person, nationalId: 'c01x00t47', country: 'DE', fboId: '490-000-123-456' }],
    bad: [['country', 'Germany'], ...wrong, ...wrongPassport, ['fboId', '490-000-123-45']],
  },
  'existing-owner': {
    good: [{ fboId: '996-000-000-011', nationalId: '10502198500611', email: 'a.b@example.com' }],
    bad: [
      ['fboId', '99600000001'],
      ['email', 'a@b@example.com'],
      ...wrongInn.map((value) => ['nationalId', value] as const),
    ],
  },
};
