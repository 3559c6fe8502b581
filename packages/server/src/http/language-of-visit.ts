import { allowedLanguage, type Language } from '@caravan/i18n';
import type { CountryDefinition } from '@caravan/country';
import type { FastifyRequest } from 'fastify';
import type { CountryContext } from '../context.ts';

/** Cookie of the language chosen for good; the browser writes it (LANG-3). */
export const chosenCookie = 'language';
/** Cookie of the language asked for by `?lang=`; it ends with the browser session. */
export const visitCookie = 'visitLanguage';

/** Header that keeps a language that was asked for in the address for the visit; none where none was. */
export const visitHeaders = (asked: Language | null): { readonly 'set-cookie'?: string } =>
  asked === null ? {} : { 'set-cookie': `${visitCookie}=${asked}; Path=/; SameSite=Lax` };

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

/** The same of a link that leads on: what it leads to is in the language that the link names. */
export const askedHeaders = (
  request: FastifyRequest,
  { country, settings }: Pick<CountryContext, 'country' | 'settings'>,
): ReturnType<typeof visitHeaders> => {
  const { searchParams } = new URL(request.raw.url ?? '/', settings.origin);
  return visitHeaders(languageOfVisit(country, searchParams, {}).asked);
};
