import type { Language } from '@caravan/i18n';
import type { CountryDefinition, Localized, PlaceNames } from './country.ts';

/** The country's own name of a level of its addresses in a language; null where the word that all share serves. */
export const placeName = (
  { placeNames }: Pick<CountryDefinition, 'placeNames'>,
  level: keyof PlaceNames,
  language: Language,
): string | null => {
  const names: Localized = placeNames[level] ?? {};
  return names[language] ?? null;
};
