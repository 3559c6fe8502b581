import type { FormExamples, RegistrationExamples } from '@caravan/country';

const anybody = {
  firstName: 'زينب',
  lastName: 'الجبوري',
  birthDate: '٠١-٠١-١٩٩٠',
  phone: '0770 123 4567',
  email: 'zainab@example.iq',
  password: 'aloe12',
};

const resident = {
  ...anybody,
  nationalId: '199012345678',
  province: 'Baghdad',
  district: 'Karrada',
  city: 'Baghdad',
  address: 'District 903, Street 62, Building 14',
  sponsorId: '٩٦٤-٠٠٠-٠٠٠-٠٠١',
};

const wrong: FormExamples['bad'] = [
  ['lastName', '12345'],
  ['firstName', '@@@'],
  ['middleName', '-'],
  ['birthDate', '01 01 1990'],
  ['birthDate', '٣١-٠٤-١٩٩٠'],
  ['birthDate', '16-07-2008'],
  ['phone', '0670 123 4567'],
  ['email', 'zainab@example.1'],
  ['password', 'aloe1'],
];

const wrongResident: FormExamples['bad'] = [
  ...wrong,
  ['address', '@@@'],
  ['nationalId', '19901234567'],
  ['nationalId', '1990-1234-5678'],
  ['sponsorId', '964-000-000-00'],
];

/** Arabic letters and digits of either kind; one with a passport for want of the unified card. */
export const examples: RegistrationExamples = {
  'new-customer': {
    good: [
      resident,
      { ...resident, nationalId: '١٩٨٥١٢٣١٢٣٤٥', phone: '٠٧٥٠ ١٢٣ ٤٥٦٧', middleName: 'كريم' },
      { ...resident, nationalId: 'A1234567' },
    ],
    bad: wrongResident,
  },
  'forever-business-owner': {
    good: [resident, { ...resident, nationalId: '197703040506', iban: 'IQ98 NBIQ 8501 2345 6789 012' }],
    bad: [...wrongResident, ['iban', 'IQ98NBIQ850123456789013'], ['iban', 'IQ98NBIQ85012345678901']],
  },
  'foreign-fbo': {
    good: [{ ...anybody, nationalId: 'N12345678', country: 'JO', fboId: '962-000-123-456' }],
    bad: [['country', 'Germany'], ...wrong, ['nationalId', 'N1'], ['fboId', '962-000-123-45']],
  },
};
