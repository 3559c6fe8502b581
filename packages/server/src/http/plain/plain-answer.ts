import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { contentSecurity, documentHeaders } from '../security/content-security.ts';
import { languageOfVisit } from '../language-of-visit.ts';
import { plainPage, type PlainLink } from './plain-page.ts';

/** What plain pages look like. */
export interface PlainLook {
  /** Paths of the build's own style sheets. */
  readonly sheets: readonly string[];
  /** Path of the icon of the country's pages. */
  readonly icon: string;
}

/** Of a server that has no pages. */
const bare: PlainLook = { sheets: [], icon: '' };

/** What plain pages of a server look like, as soon as it has pages. */
export const lookOf = (app: FastifyInstance): PlainLook =>
  app.hasDecorator('plainLook') ? app.getDecorator<PlainLook>('plainLook') : bare;

/** What one of them says: message ids. */
export interface PlainWords {
  readonly heading: string;
  readonly text?: string | undefined;
  /** Where the same page is in each language; null: no links. */
  readonly addressIn: ((language: Language, path: string) => string) | null;
  /** Of a page that asks first: posts to its own address. */
  readonly button?: string;
  /** Of a page that leads on; its name is a message id. */
  readonly link?: PlainLink;
  /** Values for the words of heading and text. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** Makes the answers that are a page which says one thing: in the visitor's language, without scripts. */
export const createPlainAnswer = (
  { country, settings, ids, words: wordsOf }: Pick<CountryContext, 'country' | 'settings' | 'ids' | 'words'>,
  { sheets, icon }: PlainLook,
) => {
  return (request: FastifyRequest, { heading, text, values, addressIn, button, link }: PlainWords) => {
    // What is refused may have an address that is none.
    const url = URL.parse(request.raw.url ?? '/', settings.origin) ?? new URL(settings.origin);
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
      heading: words._(heading, values),
      text: text === undefined ? null : words._(text, values),
      button: button === undefined ? null : words._(button),
      link: link === undefined ? null : { ...link, name: words._(link.name) },
      addressIn: addressIn && ((other) => addressIn(other, url.pathname)),
      sheets,
      icon,
      nonce,
    });
    return { headers, html };
  };
};
