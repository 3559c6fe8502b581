import type { CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';

/**
 * An address of the shop as a mail names it: its page speaks as the mail does, also in a browser that was never here, which would be
 * shown the country's own language (LANG-3).
 */
export const inLanguage = (
  address: string,
  language: Language,
  { defaultLanguage }: Pick<CountryDefinition, 'defaultLanguage'>,
): string => {
  if (language === defaultLanguage) return address;
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
};
