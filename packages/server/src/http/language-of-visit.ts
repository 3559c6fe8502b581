import { allowedLanguage, type Language } from '@caravan/i18n';
import type { CountryDefinition } from '@caravan/country';

/** Cookie of the language chosen for good; the browser writes it (LANG-3). */
export const chosenCookie = 'language';
/** Cookie of the language asked for by `?lang=`; it ends with the browser session. */
export const visitCookie = 'visitLanguage';

export interface VisitLanguage {
  readonly language: Language;
  /** Set when the address asks for a language: it is kept for the visit. */
  readonly asked: Language | null;
}

/**
 * The language of a page: asked for in the address, then for this visit, then chosen earlier, else the country's own. One
 * that the country does not have is as if it were not there (LANG-2, LANG-3).
 */
export const languageOfVisit = (
  { languages, defaultLanguage }: Pick<CountryDefinition, 'languages' | 'defaultLanguage'>,
  query: URLSearchParams,
  cookies: Readonly<Record<string, string | undefined>>,
): VisitLanguage => {
  const asked = allowedLanguage(languages, query.get('lang'));
  const language =
    asked ??
    allowedLanguage(languages, cookies[visitCookie]) ??
    allowedLanguage(languages, cookies[chosenCookie]) ??
    defaultLanguage;
  return { language, asked };
};
