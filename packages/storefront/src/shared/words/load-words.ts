import type { CountryDefinition, WordLoaders } from '@caravan/country';
import { createI18n, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';

/** Loads an area of words that is no part of the page's own: in a language, or in the country's first where it has none of it. */
export const loadWords = async (
  { defaultLanguage }: Pick<CountryDefinition, 'defaultLanguage'>,
  loaders: WordLoaders,
  language: Language,
): Promise<I18n> => {
  const spoken = loaders[language] ? language : defaultLanguage;
  const found = await loaders[spoken]?.();
  if (!found) throw new Error(`There are no such words in ${spoken}`);
  return createI18n(spoken, found.messages);
};
