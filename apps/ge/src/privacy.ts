import type { PrivacyNotice } from '@caravan/country';

export const privacyNotice: PrivacyNotice = {
  version: '1',
  since: '2026-11-21',
  words: {
    ka: () => import('@caravan/i18n/words/privacy/ka.po'),
    ru: () => import('@caravan/i18n/words/privacy/ru.po'),
    en: () => import('@caravan/i18n/words/privacy/en.po'),
  },
  law: () => import('./privacy-law.ts'),
};
