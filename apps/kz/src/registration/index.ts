import { registrationDone, type Registration } from '@caravan/country';
import { forms } from './forms.ts';

/** Registration in this country: its forms, the terms of membership, their words, and the exam's examples. */
export const registration: Registration = {
  forms,
  terms: {
    version: '2026-11',
    words: {
      ru: () => import('@caravan/i18n/words/membership/ru.po'),
      kk: () => import('@caravan/i18n/words/membership/kk.po'),
      en: () => import('@caravan/i18n/words/membership/en.po'),
    },
  },
  done: { ...registrationDone, ownerText: 'register.done-wholesale' },
  words: {
    ru: () => import('@caravan/i18n/words/registration/ru.po'),
    kk: () => import('@caravan/i18n/words/registration/kk.po'),
    en: () => import('@caravan/i18n/words/registration/en.po'),
  },
  examples: () => import('./examples.ts'),
};
