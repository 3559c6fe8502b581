import { allowedLanguage, type Language } from '@caravan/i18n';
import { languageCookieText, languageKey } from './choose-language.ts';
import type { StorageAdapter } from '../storage/storage-adapter.ts';

/**
 * Writes the cookie anew when it has gone and the choice is still known here; true when the page is in another language
 * than the chosen one and should be loaded again (LANG-3). Where cookies are refused nothing is to be gained by that.
 */
export const repairLanguageCookie = (
  shown: Language,
  allowed: readonly Language[],
  storage: StorageAdapter,
  document: { cookie: string },
): boolean => {
  const has = () => document.cookie.split('; ').some((cookie) => /^(language|visitLanguage)=./.test(cookie));
  const chosen = allowedLanguage(allowed, storage.read(languageKey));
  if (!chosen || has()) return false;
  document.cookie = languageCookieText(chosen);
  return chosen !== shown && has();
};
