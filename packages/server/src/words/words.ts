import { createI18n, type Catalogue, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import { cataloguesIn } from './catalogues.ts';

/** The server's words in a language of the country. */
export type Words = (language: Language) => I18n;

/** Loads the server's words in each of `languages`. Throws for a language that has none, so a start fails instead of a call. */
export const loadWords = async (languages: readonly Language[]): Promise<Words> => {
  const loaded = new Map<Language, I18n>();
  for (const language of languages) {
    const areas = await Promise.all(cataloguesIn(language).map((load) => load()));
    if (areas.length === 0) throw new Error(`The server has no words in "${language}".`);
    const catalogue: Catalogue = Object.assign({}, ...areas.map(({ messages }) => messages));
    loaded.set(language, createI18n(language, catalogue));
  }
  return (language) => {
    const words = loaded.get(language);
    if (!words) throw new Error(`"${language}" is no language of this country.`);
    return words;
  };
};
