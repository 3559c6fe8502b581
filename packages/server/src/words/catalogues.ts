import type { Catalogue, Language } from '@caravan/i18n';

/** The word areas of the server by language, each loaded only by a country that speaks it. */
export const catalogues: Partial<Record<Language, () => Promise<readonly Catalogue[]>>> = {
  az: async () => [
    (await import('@caravan/i18n/words/server/az.po')).messages,
    (await import('@caravan/i18n/words/orders/az.po')).messages,
  ],
  en: async () => [
    (await import('@caravan/i18n/words/server/en.po')).messages,
    (await import('@caravan/i18n/words/orders/en.po')).messages,
  ],
  ka: async () => [
    (await import('@caravan/i18n/words/server/ka.po')).messages,
    (await import('@caravan/i18n/words/orders/ka.po')).messages,
  ],
  kk: async () => [
    (await import('@caravan/i18n/words/server/kk.po')).messages,
    (await import('@caravan/i18n/words/orders/kk.po')).messages,
  ],
  ru: async () => [
    (await import('@caravan/i18n/words/server/ru.po')).messages,
    (await import('@caravan/i18n/words/orders/ru.po')).messages,
  ],
  tr: async () => [
    (await import('@caravan/i18n/words/server/tr.po')).messages,
    (await import('@caravan/i18n/words/orders/tr.po')).messages,
  ],
};
