import type { Contacts, PhoneFormat, Seller } from '@caravan/country';

export const phone: PhoneFormat = {
  callingCode: '90',
  mask: '000 000 00 00',
  example: '532 123 45 67',
  pattern: String.raw`[2-5]\d{9}`,
};

const address = {
  tr: 'Esentepe Mah. Büyükdere Cad. No: 127, Kat 6, 34394 Şişli / İstanbul',
  en: 'Esentepe Mah. Büyükdere Cad. No: 127, Floor 6, 34394 Şişli, Istanbul',
};

export const contacts: Contacts = {
  phone: '+90 212 909 40 40',
  whatsapp: '+90 532 909 40 40',
  email: 'destek@aloea.com.tr',
  address,
  hours: { tr: 'Pzt–Cmt 09:00–18:00', en: 'Mon–Sat 09:00–18:00' },
};

export const seller: Seller = {
  name: { tr: 'Aloea Doğal Ürünler Ticaret A.Ş.', en: 'Aloea Doğal Ürünler Ticaret A.Ş.' },
  taxNumber: '0732184653',
  address,
  email: contacts.email,
  phone: contacts.phone,
  registrations: [
    { label: { tr: 'Vergi dairesi / no', en: 'Tax office / no' }, value: 'Zincirlikuyu / 0732184653' },
    { label: { tr: 'MERSİS No', en: 'MERSİS no.' }, value: '0073218465300015' },
    { label: { tr: 'Ticaret sicil no', en: 'Trade register no.' }, value: 'İstanbul 318472-5' },
    {
      label: { tr: 'Doğrudan satış yetki belgesi no', en: 'Direct sales authorisation certificate no.' },
      value: '2026-0147',
    },
    { label: { tr: 'Doğrudan satıcı no', en: 'Direct seller no.' }, value: 'DS-0147-000001' },
  ],
};
