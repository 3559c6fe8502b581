import type { Agreement, WordLoaders } from '@caravan/country';

/** What the law of distance sales wants accepted before an order obliges to pay (CHK-7). */
export const agreements: readonly Agreement[] = [
  { slug: 'pre-information', version: '2026-02' },
  { slug: 'distance-sales', version: '2026-02' },
];

export const agreementWords: WordLoaders = {
  tr: () => import('@caravan/i18n/words/agreements/tr.po'),
  en: () => import('@caravan/i18n/words/agreements/en.po'),
};

/** Direct sales: 30 days instead of the 14 of other distance sales. */
export const withdrawalDays = 30;
