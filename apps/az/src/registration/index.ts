import type { Registration } from '@caravan/country';
import { forms } from './forms.ts';

/** Registration in this country: its forms, their words, and the exam's examples. */
export const registration: Registration = {
  forms,
  words: {
    az: () => import('@caravan/i18n/words/registration/az.po'),
    ru: () => import('@caravan/i18n/words/registration/ru.po'),
    en: () => import('@caravan/i18n/words/registration/en.po'),
  },
  examples: () => import('./examples.ts'),
};
