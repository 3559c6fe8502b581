import { registrationDoneWithEmail, type Registration } from '@caravan/country';
import { forms } from './forms.ts';

/** Registration in this country: its forms, the terms of membership, their words, and the exam's examples. */
export const registration: Registration = {
  forms,
  terms: {
    version: '2026-11',
    words: {
      az: () => import('@caravan/i18n/words/membership/az.po'),
      ru: () => import('@caravan/i18n/words/membership/ru.po'),
      en: () => import('@caravan/i18n/words/membership/en.po'),
    },
  },
  done: registrationDoneWithEmail,
  words: {
    az: () => import('@caravan/i18n/words/registration/az.po'),
    ru: () => import('@caravan/i18n/words/registration/ru.po'),
    en: () => import('@caravan/i18n/words/registration/en.po'),
  },
  examples: () => import('./examples.ts'),
};
