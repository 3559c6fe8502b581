import type { Contacts, PhoneFormat, PlaceNames, Seller } from '@caravan/country';

export const phone: PhoneFormat = {
  callingCode: '996',
  mask: '000 000 000',
  example: '555 123 456',
  pattern: String.raw`[2-9]\d{8}`,
};

/** Regions and the two cities that are none; in them districts and towns. */
export const placeNames: PlaceNames = {
  province: { ru: 'Область или город' },
  district: { ru: 'Район или город' },
};

const address = {
  ru: '720001, Бишкек, ул. Токтогула, 125/1',
  en: '125/1 Toktogul St, Bishkek 720001',
};

export const contacts: Contacts = {
  phone: '+996 312 88 40 40',
  whatsapp: '+996 555 88 40 40',
  email: 'office@aloea.kg',
  address,
  hours: { ru: 'Пн–Сб 11:00–17:00', en: 'Mon–Sat 11:00–17:00' },
};

export const seller: Seller = {
  name: { ru: 'ОсОО «Алоэа Бишкек»', en: 'Aloea Bishkek LLC' },
  taxNumber: '01207201910085',
  address,
  email: contacts.email,
  phone: contacts.phone,
  registrations: [
    { label: { ru: 'ИНН', en: 'INN' }, value: '01207201910085' },
    { label: { ru: 'ОКПО', en: 'OKPO' }, value: '30418276' },
  ],
};
