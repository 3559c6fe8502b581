import { defineCountry } from '@caravan/country';
import { contacts, phone, seller } from './contacts.ts';
import { delivery, deliveryFacts, dispatch } from './delivery.ts';
import { domains } from './domains.ts';
import { hero } from './hero.ts';
import { card, payments } from './payment.ts';
import { currency, vatBp } from './price.ts';

/** Iraq. */
export const country = defineCountry({
  val: 'iq',
  id: 6,
  engName: 'Iraq',
  name: 'العراق',
  domains,
  languages: ['en'],
  currency,
  timeZone: 'Asia/Baghdad',
  fboPrefix: '964',
  passwordLength: 6,
  phone,
  contacts,
  seller,
  hero,
  card,
  deliveryFacts,
  cookieVersion: '3',
  holidays: () => import('./holidays.ts'),
  rules: { vatBp, delivery, dispatch, payments },
  registration: () => import('./registration/index.ts'),
  words: { en: () => import('virtual:words/en') },
});
