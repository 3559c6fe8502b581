import { defineCountry } from '@caravan/country';
import { contacts, phone, placeNames, seller } from './contacts.ts';
import { delivery, deliveryFacts } from './delivery.ts';
import { domains } from './domains.ts';
import { hero } from './hero.ts';
import { card, payments } from './payment.ts';
import { currency, vatBp } from './price.ts';

/** Azerbaijan. */
export const country = defineCountry({
  val: 'az',
  id: 4,
  engName: 'Azerbaijan',
  name: 'Azərbaycan',
  domains,
  languages: ['az', 'ru', 'en'],
  currency,
  timeZone: 'Asia/Baku',
  fboPrefix: '994',
  passwordLength: 6,
  phone,
  contacts,
  placeNames,
  seller,
  hero,
  card,
  deliveryFacts,
  cookieVersion: '3',
  holidays: () => import('./holidays.ts'),
  rules: { vatBp, delivery, payments },
  registration: () => import('./registration/index.ts'),
  words: {
    az: () => import('virtual:words/az'),
    ru: () => import('virtual:words/ru'),
    en: () => import('virtual:words/en'),
  },
});
