import type { Language } from '@caravan/i18n';
import { isoCountries } from './iso-3166.ts';

/** A country of the world; `id` is its ISO 3166-1 number. */
export interface CountryName {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

/** All countries named and sorted in a language (API-38). */
export const countriesOfTheWorld = (language: Language): CountryName[] => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return isoCountries
    .map(({ id, code }) => ({ id, name: names.of(code) ?? code, code }))
    .sort((a, b) => compare(a.name, b.name));
};
