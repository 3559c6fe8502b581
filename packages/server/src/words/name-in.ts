import { localized, type CountryDefinition, type Localized } from '@caravan/country';
import type { Language } from '@caravan/i18n';

/** A name kept by language, in one of them. */
export const nameIn = (
  names: Readonly<Record<string, string>> | null,
  language: Language,
  country: Pick<CountryDefinition, 'defaultLanguage'>,
): string | null => {
  if (names === null) return null;
  const text: Localized = names;
  return localized(text, language, country) || (Object.values(names)[0] ?? null);
};
