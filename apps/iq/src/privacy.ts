import type { PrivacyNotice } from '@caravan/country';

export const privacyNotice: PrivacyNotice = {
  version: '1',
  since: '2026-11-21',
  words: {
    en: () => import('@caravan/i18n/words/privacy/en.po'),
  },
  law: () => import('./privacy-law.ts'),
};
