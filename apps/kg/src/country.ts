import { defineCountry } from '@caravan/country';
import { contacts, phone, placeNames, seller } from './contacts.ts';
import { delivery, deliveryFacts } from './delivery.ts';
import { domains } from './domains.ts';
import { hero } from './hero.ts';
import { card, payments } from './payment.ts';
import { currency, minimumOrder, vatBp } from './price.ts';

/** Kyrgyzstan. */
export const country = defineCountry({
  val: 'kg',
  id: 1,
  engName: 'Kyrgyzstan',
  name: 'Кыргызстан',
  domains,
  languages: ['ru', 'en'],
  currency,
  timeZone: 'Asia/Bishkek',
  fboPrefix: '996',
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
  rules: { minimumOrder, vatBp, delivery, payments },
  registration: () => import('./registration/index.ts'),
  words: { ru: () => import('virtual:words/ru'), en: () => import('virtual:words/en') },
});
