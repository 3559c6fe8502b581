import type { FormExamples, RegistrationExamples } from '@caravan/country';

const anybody = {
  lastName: 'Қасымова',
  firstName: 'Әсел',
  birthDate: '15-07-1985',
  phone: '8 701 123 45 67',
  email: 'asel@example.kz',
  password: 'aloe12',
};

const resident = {
  ...anybody,
  taxNumber: '900101300077',
  province: 'Алматы облысы',
  district: 'Іле ауданы',
  city: 'Өтеген батыр',
  street: 'Абай',
  house: '12',
  sponsorId: '770-000-000-001',
};

const wrong: FormExamples['bad'] = [
  ['lastName', '12345'],
  ['firstName', '@@@'],
  ['middleName', '-'],
  ['birthDate', '1985-07-15'],
  ['birthDate', '29-02-1985'],
  ['birthDate', '16-07-2008'],
  ['phone', '(101)-123-45-67'],
  ['phone', '701123456'],
  ['email', 'asel@example..kz'],
  ['password', 'aloe1'],
];

const wrongIin = ['900101300078', '000813159890', '85123140007', '0123456789AB'].map(
  (value) => ['taxNumber', value] as const,
);

const wrongResident: FormExamples['bad'] = [
  ...wrong,
  ['street', '@@@'],
  ...wrongIin,
  ['sponsorId', '770-000-000-00'],
];

/** An IIN that tells another birth date or a month 13 is somebody's; phones as they are dialled at home and abroad. */
export const examples: RegistrationExamples = {
  'new-customer': {
    good: [
      resident,
      { ...resident, taxNumber: '991332300002', phone: '+7 701 123-45-67' },
      { ...resident, taxNumber: '001231600911', middleName: 'Ермекқызы', postcode: 'A05A0A1' },
    ],
    bad: wrongResident,
  },
  'forever-business-owner': {
    good: [resident, { ...resident, taxNumber: '640308400426', iban: 'KZ59 125K ZT50 0410 0101' }],
    bad: [...wrongResident, ['iban', 'KZ86125KZT5004100101'], ['iban', 'TR330006100519786457841326']],
  },
  'foreign-fbo': {
    good: [{ ...anybody, nationalId: 'FA1234567', country: 'UZ', fboId: '998-000-123-456' }],
    bad: [['country', 'Germany'], ...wrong, ['nationalId', 'ФА1234567'], ['fboId', '998-000-123-45']],
  },
  'existing-owner': {
    good: [{ fboId: '770-000-000-011', taxNumber: '010228500074', phone: '(701)-123-45-67' }],
    bad: [...wrongIin, ['fboId', '77000000001'], ['phone', '+996 555 123 456']],
  },
};
