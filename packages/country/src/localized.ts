import type { Language } from '@caravan/i18n';
import type { CountryDefinition, Localized } from './country.ts';

/** The text in `language`, else in the country's default language. Empty only if neither is given. */
export const localized = (
  text: Localized,
  language: Language,
  country: Pick<CountryDefinition, 'defaultLanguage'>,
): string => text[language] ?? text[country.defaultLanguage] ?? '';
