import type { FastifyRequest } from 'fastify';
import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../context.ts';
import { contentSecurity, documentHeaders } from './content-security.ts';
import { languageOfVisit } from './language-of-visit.ts';
import { plainPage } from './plain-page.ts';

/** What plain pages look like. */
export interface PlainLook {
  /** Paths of the build's own style sheets. */
  readonly sheets: readonly string[];
  /** Path of the icon of the country's pages. */
  readonly icon: string;
}

/** What one of them says: message ids. */
export interface PlainWords {
  readonly heading: string;
  readonly text: string;
  /** Where the same page is in each language; null: no links. */
  readonly addressIn: ((language: Language, path: string) => string) | null;
  /** Of a page that asks first: posts to its own address. */
  readonly button?: string;
  /** Of a page that leads into the shop. */
  readonly toShop?: string;
}

/** Makes the answers that are a page which says one thing: in the visitor's language, without scripts. */
export const createPlainAnswer = (
  { country, settings, ids, words: wordsOf }: Pick<CountryContext, 'country' | 'settings' | 'ids' | 'words'>,
  { sheets, icon }: PlainLook,
) => {
  return (request: FastifyRequest, { heading, text, addressIn, button, toShop }: PlainWords) => {
    const url = new URL(request.raw.url ?? '/', settings.origin);
    const { language } = languageOfVisit(country, url.searchParams, request.cookies);
    const words = wordsOf(language);
    const nonce = ids.token(16);
    const headers = {
      ...documentHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': contentSecurity(nonce, []),
    };
    const html = plainPage({
      country,
      language,
      words,
      heading: words._(heading),
      text: words._(text),
      button: button === undefined ? null : words._(button),
      toShop: toShop === undefined ? null : words._(toShop),
      addressIn: addressIn && ((other) => addressIn(other, url.pathname)),
      sheets,
      icon,
      nonce,
    });
    return { headers, html };
  };
};
