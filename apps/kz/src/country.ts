import { defineCountry } from '@caravan/country';
import { contacts, phone, placeNames, seller } from './contacts.ts';
import { delivery, deliveryFacts } from './delivery.ts';
import { domains } from './domains.ts';
import { hero } from './hero.ts';
import { card, payments } from './payment.ts';
import { currency, minimumOrder, vatBp } from './price.ts';
import { defaultStore, stores } from './stores.ts';

/** Kazakhstan. */
export const country = defineCountry({
  val: 'kz',
  id: 2,
  engName: 'Kazakhstan',
  name: 'Қазақстан',
  domains,
  languages: ['ru', 'kk', 'en'],
  currency,
  timeZone: 'Asia/Almaty',
  fboPrefix: '770',
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
  stores,
  defaultStore,
  rules: { minimumOrder, vatBp, delivery, payments },
  registration: () => import('./registration/index.ts'),
  words: {
    ru: () => import('./messages/ru.ts'),
    kk: () => import('./messages/kk.ts'),
    en: () => import('./messages/en.ts'),
  },
});
