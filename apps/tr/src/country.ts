import { defineCountry } from '@caravan/country';
import { agreements, agreementWords, withdrawalDays } from './agreements.ts';
import { contacts, phone, seller } from './contacts.ts';
import { delivery, deliveryFacts, dispatch } from './delivery.ts';
import { domains } from './domains.ts';
import { gifts } from './gifts.ts';
import { hero } from './hero.ts';
import { card, payments } from './payment.ts';
import { currency, vatBp } from './price.ts';

/** Türkiye. */
export const country = defineCountry({
  val: 'tr',
  id: 3,
  engName: 'Turkey',
  name: 'Türkiye',
  domains,
  languages: ['tr', 'en'],
  currency,
  timeZone: 'Europe/Istanbul',
  fboPrefix: '900',
  passwordLength: 6,
  phone,
  contacts,
  seller,
  hero,
  card,
  agreements,
  agreementWords,
  withdrawalDays,
  withdrawalForm: true,
  deliveryFacts,
  cookieVersion: '3',
  holidays: () => import('./holidays.ts'),
  rules: { vatBp, delivery, dispatch, payments, gifts },
  registration: () => import('./registration/index.ts'),
  words: { tr: () => import('./messages/tr.ts'), en: () => import('./messages/en.ts') },
});
