/// <reference types="@caravan/vite/po" />
import type { Catalogue, Language } from '@caravan/i18n';

type Load = () => Promise<{ readonly messages: Catalogue }>;

/** The server's areas in every language, each loaded only by a country that speaks it. */
const files: Readonly<Record<Language, readonly Load[]>> = {
  tr: [
    () => import('@caravan/i18n/words/arrival/tr.po'),
    () => import('@caravan/i18n/words/orders/tr.po'),
    () => import('@caravan/i18n/words/retail/tr.po'),
    () => import('@caravan/i18n/words/rules/tr.po'),
    () => import('@caravan/i18n/words/server/tr.po'),
  ],
  ru: [
    () => import('@caravan/i18n/words/arrival/ru.po'),
    () => import('@caravan/i18n/words/orders/ru.po'),
    () => import('@caravan/i18n/words/retail/ru.po'),
    () => import('@caravan/i18n/words/rules/ru.po'),
    () => import('@caravan/i18n/words/server/ru.po'),
  ],
  en: [
    () => import('@caravan/i18n/words/arrival/en.po'),
    () => import('@caravan/i18n/words/orders/en.po'),
    () => import('@caravan/i18n/words/retail/en.po'),
    () => import('@caravan/i18n/words/rules/en.po'),
    () => import('@caravan/i18n/words/server/en.po'),
  ],
  ka: [
    () => import('@caravan/i18n/words/arrival/ka.po'),
    () => import('@caravan/i18n/words/orders/ka.po'),
    () => import('@caravan/i18n/words/retail/ka.po'),
    () => import('@caravan/i18n/words/rules/ka.po'),
    () => import('@caravan/i18n/words/server/ka.po'),
  ],
  az: [
    () => import('@caravan/i18n/words/arrival/az.po'),
    () => import('@caravan/i18n/words/orders/az.po'),
    () => import('@caravan/i18n/words/retail/az.po'),
    () => import('@caravan/i18n/words/rules/az.po'),
    () => import('@caravan/i18n/words/server/az.po'),
  ],
  kk: [
    () => import('@caravan/i18n/words/arrival/kk.po'),
    () => import('@caravan/i18n/words/orders/kk.po'),
    () => import('@caravan/i18n/words/retail/kk.po'),
    () => import('@caravan/i18n/words/rules/kk.po'),
    () => import('@caravan/i18n/words/server/kk.po'),
  ],
};

/** The server's words in a language, one loader an area. */
export const cataloguesIn = (language: Language): readonly Load[] => files[language];
