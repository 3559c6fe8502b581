import type { Contacts, PhoneFormat, PlaceNames, Seller } from '@caravan/country';

export const phone: PhoneFormat = {
  callingCode: '7',
  trunkPrefix: '8',
  mask: '(000)-000-00-00',
  example: '(701)-123-45-67',
  pattern: String.raw`7\d{9}`,
};

/** Regions and cities of national importance; in them districts and towns. */
export const placeNames: PlaceNames = {
  province: { ru: 'Область или город' },
  district: { ru: 'Район или город', kk: 'Аудан немесе қала' },
};

const address = {
  ru: '050059, Алматы, пр. Достык, 160',
  kk: '050059, Алматы, Достық даңғылы, 160',
  en: '160 Dostyk Ave, Almaty 050059',
};

export const contacts: Contacts = {
  phone: '+7 727 355 40 40',
  whatsapp: '+7 701 355 40 40',
  email: 'office@aloea.kz',
  address,
  hours: { ru: 'Пн–Сб 10:00–18:00', kk: 'Дс–Сб 10:00–18:00', en: 'Mon–Sat 10:00–18:00' },
};

export const seller: Seller = {
  name: { ru: 'ТОО «Алоэа Алматы»', kk: '«Алоэа Алматы» ЖШС', en: 'Aloea Almaty LLP' },
  taxNumber: '190340001273',
  address,
  email: contacts.email,
  phone: contacts.phone,
  registrations: [{ label: { ru: 'БИН', kk: 'БСН', en: 'BIN' }, value: '190340001273' }],
};
