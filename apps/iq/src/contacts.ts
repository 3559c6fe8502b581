import type { Contacts, PhoneFormat, Seller } from '@caravan/country';

/** Mobile numbers; landlines differ in length from city to city and are not taken. */
export const phone: PhoneFormat = {
  callingCode: '964',
  mask: '000 000 0000',
  example: '770 123 4567',
  pattern: String.raw`7[3-9]\d{8}`,
};

const address = { en: 'District 903, Street 62, Building 14, Karrada, Baghdad' };

export const contacts: Contacts = {
  phone: '+964 770 940 4040',
  whatsapp: '+964 770 940 4040',
  email: 'office@aloea.iq',
  address,
  hours: { en: 'Sat–Thu 10:00–18:00' },
};

export const seller: Seller = {
  name: { en: 'Aloea Baghdad General Trading LLC' },
  taxNumber: '903174628',
  address,
  email: contacts.email,
  phone: contacts.phone,
  registrations: [
    { label: { en: 'Tax No' }, value: '903174628' },
    { label: { en: 'Company registration No' }, value: '01-184527' },
  ],
};
