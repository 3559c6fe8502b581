import type { Contacts, PhoneFormat, PlaceNames, Seller } from '@caravan/country';

export const phone: PhoneFormat = {
  callingCode: '995',
  mask: '000 00 00 00',
  example: '555 12 34 56',
  pattern: String.raw`[3-57]\d{8}`,
};

/** Regions and Tbilisi; in them municipalities, in Tbilisi districts. */
export const placeNames: PlaceNames = {
  province: { ka: 'მხარე ან ქალაქი' },
  district: { ka: 'მუნიციპალიტეტი ან რაიონი', ru: 'Муниципалитет или район' },
};

const address = {
  ka: '0179, თბილისი, ჭავჭავაძის გამზ. 34',
  ru: '0179, Тбилиси, пр. Чавчавадзе, 34',
  en: '34 Chavchavadze Ave, Tbilisi 0179',
};

export const contacts: Contacts = {
  phone: '+995 32 288 40 40',
  whatsapp: '+995 555 88 40 40',
  email: 'office@aloea.ge',
  address,
  hours: { ka: 'ორშ–შაბ 10:00–18:00', ru: 'Пн–Сб 10:00–18:00', en: 'Mon–Sat 10:00–18:00' },
};

export const seller: Seller = {
  name: { ka: 'შპს „ალოეა თბილისი“', ru: 'ООО «Алоэа Тбилиси»', en: 'Aloea Tbilisi LLC' },
  taxNumber: '405318274',
  address,
  email: contacts.email,
  phone: contacts.phone,
  registrations: [
    { label: { ka: 'ს/კ', ru: 'Идентификационный код', en: 'Identification code' }, value: '405318274' },
  ],
};
