import type { Contacts, PhoneFormat, PlaceNames, Seller } from '@caravan/country';

export const phone: PhoneFormat = {
  callingCode: '994',
  mask: '00 000 00 00',
  example: '50 123 45 67',
  pattern: String.raw`[1-9]\d{8}`,
};

/** Cities and districts stand side by side (ISO 3166-2:AZ). */
export const placeNames: PlaceNames = {
  province: { az: 'Şəhər və ya rayon', ru: 'Город или район' },
};

const address = {
  az: 'AZ1014, Bakı, 28 May küç. 74',
  ru: 'AZ1014, Баку, ул. 28 Мая, 74',
  en: '74 28 May St, Baku AZ1014',
};

export const contacts: Contacts = {
  phone: '+994 12 408 40 40',
  whatsapp: '+994 50 408 40 40',
  email: 'ofis@aloea.az',
  address,
  hours: { az: 'B.e.–Ş. 10:00–18:00', ru: 'Пн–Сб 10:00–18:00', en: 'Mon–Sat 10:00–18:00' },
};

export const seller: Seller = {
  name: { az: '“Aloea Bakı” MMC', ru: 'ООО «Aloea Bakı»', en: 'Aloea Bakı LLC' },
  taxNumber: '1405827431',
  address,
  email: contacts.email,
  phone: contacts.phone,
  registrations: [{ label: { az: 'VÖEN', ru: 'ИНН (VÖEN)', en: 'Tax ID (VÖEN)' }, value: '1405827431' }],
};
