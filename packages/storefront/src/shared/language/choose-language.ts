import { allowedLanguage, type Language } from '@caravan/i18n';
import type { CountryDefinition } from '@caravan/country';
import type { StorageAdapter } from '../storage/storage-adapter.ts';

export const languageKey = 'choosedLanguage';

/** The cookie by which the server renders the first page in the chosen language (LANG-3). */
const languageCookie = 'language';

const year = 365 * 24 * 60 * 60;

export const languageCookieText = (language: Language): string =>
  `${languageCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`;

/** The cookie of a language asked for by `?lang=` for this visit: a choice ends it. */
const endOfVisitCookie = 'visitLanguage=; Path=/; Max-Age=0; SameSite=Lax';

export interface ChooseOptions {
  readonly country: Pick<CountryDefinition, 'languages'>;
  readonly storage: StorageAdapter;
  readonly setCookie: (text: string) => void;
  /** Loads a path of this site. */
  readonly open: (path: string) => void;
  /** The address being shown. */
  readonly here: URL;
}

/**
 * Takes a language and loads the same address in it (LANG-4). One that the country does not have is ignored (LANG-2).
 * `lang` leaves the address, for it would win over the choice.
 */
export const chooseLanguage = (
  wanted: string,
  { country, storage, setCookie, open, here }: ChooseOptions,
): void => {
  const language = allowedLanguage(country.languages, wanted);
  if (!language) return;
  storage.write(languageKey, language);
  setCookie(languageCookieText(language));
  setCookie(endOfVisitCookie);
  const search = new URLSearchParams(here.search);
  search.delete('lang');
  open(`${here.pathname}${search.size > 0 ? `?${search}` : ''}${here.hash}`);
};
