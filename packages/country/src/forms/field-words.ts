import type { Language } from '@caravan/i18n';
import type { CountryDefinition, Localized } from '../country.ts';
import { localized } from '../localized.ts';

/** A label or hint in words: a message of the catalogue, or the country's own words. */
export const fieldWords = (
  words: string | Localized,
  language: Language,
  country: Pick<CountryDefinition, 'defaultLanguage'>,
  say: (id: string) => string,
): string => (typeof words === 'string' ? say(words) : localized(words, language, country));
