import { storeOf } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CountryContext } from '../context.ts';
import { languageOfVisit } from '../http/language-of-visit.ts';
import { previewCookie } from '../http/preview.ts';
import { visitorOf } from '../http/visitor.ts';
import { createHasPreview } from '../modules/content/index.ts';
import type { ShopMode } from '../shop-mode.ts';
import type { PageRenderer } from './page-renderer.ts';

/** What a request is about, as far as a page may know. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: Language;
  /** The language that the address itself names. */
  readonly asked: Language | null;
  readonly store: number | null;
  readonly address: string;
  readonly key: string;
  /** Of which data it is made (SRV-18). */
  readonly version: string;
  /** Whether it shows what was searched for. */
  readonly searched: boolean;
  /** The visitor to whom the page belongs, by cart cookie or without one; null: it is the same for everyone. */
  readonly own: { readonly visitor: string | null } | null;
  /** The secret by which somebody who keeps the content sees what is not published; null for everybody else. */
  readonly preview: string | null;
  /** What is said above the page; null: nothing. */
  readonly notice: string | null;
}

/** Whether a page is the same for everyone who asks. */
export const isForAll = ({ own, preview }: Pick<Visit, 'own' | 'preview'>): boolean =>
  own === null && preview === null;

/** Cookie of the region chosen; the browser writes it (SHELL-7). */
const storeCookie = 'store';
/** Cookie by which a browser says that a member is at it: the page leaves their part to the browser. It opens nothing. */
const memberCookie = 'member';
/** Cookie of some seconds by which it says that a change of the cart is still on its way. */
const changingCookie = 'changing';

/** What is said above every page: of a preview to who sees one, else of a shop that takes no orders (SHELL-14). */
const noticeOf = (mode: ShopMode, preview: string | null, words: I18n): string | null => {
  if (preview !== null) return words._('server.page.preview');
  return mode === 'inventory' ? words._('server.page.inventory') : null;
};

/** Reads of a request for a page what tells pages apart. */
export const createVisitOf = (
  context: CountryContext,
  renderer: Pick<PageRenderer, 'addressOf' | 'isPersonalised'>,
) => {
  const { country } = context;
  const hasPreview = createHasPreview(context);
  /** A made-up secret gets the page that all get, which is kept. */
  const previewOf = async (request: FastifyRequest): Promise<string | null> => {
    const token = previewCookie(request);
    return token !== null && !context.load.isFull() && (await hasPreview(token).catch(() => false))
      ? token
      : null;
  };

  return async (request: FastifyRequest, reply: FastifyReply, url: URL): Promise<Visit> => {
    const { language, asked } = languageOfVisit(country, url.searchParams, request.cookies);
    const address = renderer.addressOf(url);
    const store = storeOf(country, request.cookies[storeCookie]);
    const { mode } = await context.mode();
    const version = await context.dataVersion();
    const preview = await previewOf(request);
    const notice = noticeOf(mode, preview, context.words(language));
    const own =
      renderer.isPersonalised?.(url) === true &&
      request.cookies[memberCookie] === undefined &&
      request.cookies[changingCookie] === undefined
        ? { visitor: visitorOf(request) }
        : null;
    const key = `${language} ${store ?? ''} ${mode} ${own ? 'own ' : ''}${address}`;
    const searched = (url.searchParams.get('q') ?? '') !== '';
    return { searched, request, reply, language, asked, store, address, key, version, own, preview, notice };
  };
};
