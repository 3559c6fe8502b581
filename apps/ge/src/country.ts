import { defineCountry } from '@caravan/country';
import { contacts, phone, placeNames, seller } from './contacts.ts';
import { delivery, deliveryFacts } from './delivery.ts';
import { domains } from './domains.ts';
import { hero } from './hero.ts';
import { card, payments } from './payment.ts';
import { currency, vatBp } from './price.ts';

/** Georgia. */
export const country = defineCountry({
  val: 'ge',
  id: 5,
  engName: 'Georgia',
  name: 'საქართველო',
  domains,
  languages: ['ka', 'ru', 'en'],
  currency,
  timeZone: 'Asia/Tbilisi',
  fboPrefix: '995',
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
    ka: () => import('virtual:words/ka'),
    ru: () => import('virtual:words/ru'),
    en: () => import('virtual:words/en'),
  },
});
