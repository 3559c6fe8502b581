import type { CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';

/** Where pages live: the site's origin, its languages. */
export interface Site {
  readonly country: Pick<CountryDefinition, 'languages' | 'defaultLanguage'>;
  /** `https://…` of this country. */
  readonly origin: string;
}

/** A page's paths by language where they differ, else one path for all. */
export type PagePaths = string | Partial<Readonly<Record<Language, string>>>;

/** Each language has an address of its own by `?lang=`; the bare one is the default language's (LANG-3, SEO-1). */
export const addressIn = (language: Language, path: string, { country, origin }: Site): string => {
  const url = new URL(path, origin);
  if (language !== country.defaultLanguage) url.searchParams.set('lang', language);
  return url.href;
};

/** One page's addresses: by language, and for whoever speaks none of them (`x-default`). */
export const alternatesOf = (paths: PagePaths, site: Site): readonly (readonly [string, string])[] => {
  const pathIn = (language: Language) => (typeof paths === 'string' ? paths : paths[language]);
  const all = [
    ...site.country.languages.map((language) => [language, language] as const),
    ['x-default', site.country.defaultLanguage] as const,
  ];
  return all.flatMap(([name, language]) => {
    const path = pathIn(language);
    return path === undefined ? [] : [[name, addressIn(language, path, site)] as const];
  });
};
