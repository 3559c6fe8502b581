import { registrationDone, type Registration } from '@caravan/country';
import { forms } from './forms.ts';

/** Registration in this country: its forms, the terms of membership, their words, and the exam's examples. */
export const registration: Registration = {
  forms,
  terms: {
    version: '2026-11',
    words: {
      ka: () => import('@caravan/i18n/words/membership/ka.po'),
      ru: () => import('@caravan/i18n/words/membership/ru.po'),
      en: () => import('@caravan/i18n/words/membership/en.po'),
    },
  },
  done: registrationDone,
  words: {
    ka: () => import('@caravan/i18n/words/registration/ka.po'),
    ru: () => import('@caravan/i18n/words/registration/ru.po'),
    en: () => import('@caravan/i18n/words/registration/en.po'),
  },
  examples: () => import('./examples.ts'),
};
