import { storeOf } from '@caravan/country';
import { allowedLanguage, type Language } from '@caravan/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';
import type { Readable } from 'node:stream';
import type { CountryContext } from '../context.ts';
import { visitorOf } from '../http/visitor.ts';
import { createSponsors, rememberReferral } from '../modules/sponsors/index.ts';
import { apiTransport } from './api-transport.ts';
import type { Assets } from './assets.ts';
import { documentHeaders } from './content-security.ts';
import { documentEnd, documentStart } from './document.ts';
import { languageOfVisit, visitCookie } from '../http/language-of-visit.ts';
import { cutAtNonce } from './nonce-holes.ts';
import { createPageCache, type KeptPage } from './page-cache.ts';
import { productPaths } from './product-paths.ts';
import { createProductSlugs } from './product-slugs-repository.ts';
import type { PageRenderer, RenderedDocument, RenderedRedirect } from './page-renderer.ts';
import { createSender } from './send-page.ts';

export interface PagesOptions {
  readonly renderer: PageRenderer;
  readonly assets: Pick<Assets, 'forSources'>;
  /** Path of the icon of the country's pages. */
  readonly icon: string;
}

/** Cookie with what is to be said on the page redirected to; the browser reads and removes it. */
const noticeCookie = 'notice';
/** Cookie of the region chosen; the browser writes it (SHELL-7). */
const storeCookie = 'store';
/** Cookie by which a browser says that a member is at it: the page leaves their part to the browser. It opens nothing. */
const memberCookie = 'member';
/** Cookie of some seconds by which it says that a change of the cart is still on its way. */
const changingCookie = 'changing';
const second = 1000;

/** What a request is about, as far as a page may know. */
interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: Language;
  /** The language that the address itself names. */
  readonly asked: Language | null;
  readonly store: number | null;
  readonly address: string;
  readonly key: string;
  /** The visitor to whom the page belongs, by cart cookie or without one; null: it is the same for everyone. */
  readonly own: { readonly visitor: string | null } | null;
  /** What is said above the page; null: nothing. */
  readonly notice: string | null;
}

/**
 * Sends every page that is neither API nor file: rendered on the server as an anonymous visitor sees it, with a fresh nonce
 * each time, kept for some seconds, compressed (SRV-12, SEC-1). Register after all other routes.
 */
export const servePages = (app: FastifyInstance, context: CountryContext, options: PagesOptions): void => {
  const { country, settings, clock, ids } = context;
  const placeholder = ids.token(16);
  const sender = createSender({
    nonce: () => ids.token(16),
    placeholder,
    formTargets: [new URL(settings.bank.gatewayUrl).origin],
    counted: country.analyticsId !== null,
  });
  const cache = createPageCache({
    fresh: 10 * second,
    stale: 600 * second,
    room: 50_000_000,
    now: () => clock.now().getTime(),
  });
  const sponsors = createSponsors(context);
  const products = createProductSlugs(context);
  const pending = new Map<string, Promise<unknown>>();
  const headers = documentHeaders(settings.production);

  const render = async (visit: Visit): Promise<RenderedDocument | RenderedRedirect> => {
    const { request, language, store, address, own } = visit;
    const ended = new AbortController();
    request.raw.once('close', () => ended.abort());
    return options.renderer.render({
      url: new URL(address, settings.origin),
      language,
      store,
      own: own !== null,
      transport: apiTransport(app, {
        host: new URL(settings.origin).host,
        language,
        store,
        visitor: own?.visitor ?? null,
      }),
      signal: ended.signal,
      nonce: placeholder,
      onError: (err) => request.log.error({ err, page: address }, 'page failed'),
    });
  };

  const answer = async (visit: Visit): Promise<void> => {
    const page = await render(visit);
    if (page.kind === 'redirect') return redirect(visit, page);
    const kept = page.status >= 500 ? cache.stale(visit.key) : null;
    if (kept) {
      page.body.destroy();
      return sender.sendKept(visit.request, visit.reply, kept);
    }
    const { language, store, address, own, notice } = visit;
    const offline = context.words(language)._('server.page.offlineNotice');
    const facts = {
      country,
      language,
      store,
      origin: settings.origin,
      address,
      icon: options.icon,
      firstScript: options.renderer.firstScript,
      notice,
      offline,
      nonce: placeholder,
    };
    const { product: id } = page.head;
    const paths =
      id === undefined
        ? undefined
        : productPaths({ id, slugs: await products.find(id) }, options.renderer.addresses);
    const start = documentStart({
      ...facts,
      paths,
      head: page.head,
      assets: options.assets.forSources(page.sources),
    });
    visit.reply.code(page.status);
    if (page.head.noindex) visit.reply.header('x-robots-tag', 'noindex');
    const whole = await sender.sendStreamed(
      visit.request,
      visit.reply,
      textOf(start, page.body),
      own !== null,
    );
    if (page.shared && own === null && whole !== null)
      cache.keep(visit.key, keptOf(whole, placeholder, page.head.noindex));
  };

  const apologise = ({ request, reply, language, address }: Visit, err: unknown): void => {
    request.log.error({ err, page: address }, 'page failed');
    if (reply.sent) return;
    const sorry = context.words(language)._('server.error.server');
    void reply.code(500).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(sorry);
  };

  // The same for all, and small: a browser asks for it after the page and keeps it for a while.
  app.get<{ Params: { language: string } }>('/foot/:language', async (request, reply) => {
    const language = allowedLanguage(country.languages, request.params.language);
    if (language === null) return reply.callNotFound();
    return reply
      .headers(headers)
      .header('cache-control', 'public, max-age=300')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(options.renderer.foot?.(language) ?? '');
  });

  app.get('/*', async (request, reply) => {
    const asIs = request.raw.url ?? '/';
    // Two slashes would name another host.
    if (asIs.startsWith('//')) return reply.headers(headers).redirect('/');
    const url = new URL(asIs, settings.origin);
    const { language, asked } = languageOfVisit(country, url.searchParams, request.cookies);
    const address = options.renderer.addressOf(url);
    const store = storeOf(country, request.cookies[storeCookie]);
    const { mode } = await context.mode();
    const notice = mode === 'inventory' ? context.words(language)._('server.page.inventory') : null;
    const own =
      options.renderer.isOwn?.(url) === true &&
      request.cookies[memberCookie] === undefined &&
      request.cookies[changingCookie] === undefined
        ? { visitor: visitorOf(request) }
        : null;
    const key = `${language} ${store ?? ''} ${mode} ${own ? 'own ' : ''}${address}`;
    reply.headers(headers);
    if (asked) reply.header('set-cookie', `${visitCookie}=${asked}; Path=/; SameSite=Lax`);
    const ref = url.pathname === '/' ? url.searchParams.get('ref') : null;
    if (ref !== null) await rememberReferral(sponsors, ref, request, reply);
    const before = pending.get(key);
    if (before) await before;
    const kept = cache.fresh(key);
    if (kept) {
      if (kept.noindex) reply.header('x-robots-tag', 'noindex');
      await sender.sendKept(request, reply, kept);
      return reply;
    }
    const visit = { request, reply, language, asked, store, address, key, own, notice };
    const work = answer(visit)
      .catch((error: unknown) => apologise(visit, error))
      .finally(() => pending.delete(key));
    if (own === null) pending.set(key, work);
    await work;
    return reply;
  });
};

/** A language asked for in the address goes along, for who keeps no cookies: search engines. */
const redirect = ({ reply, asked }: Visit, { status, location, notice }: RenderedRedirect): void => {
  if (notice !== null)
    reply.header(
      'set-cookie',
      `${noticeCookie}=${encodeURIComponent(notice)}; Path=/; Max-Age=60; SameSite=Lax`,
    );
  void reply
    .code(status)
    .header('cache-control', 'no-cache')
    .header('location', withLanguage(location, asked))
    .send();
};

const withLanguage = (path: string, language: Language | null): string => {
  if (language === null) return path;
  const [before = '', query = ''] = path.split('?', 2);
  const fields = new URLSearchParams(query);
  fields.set('lang', language);
  return `${before}?${fields.toString()}`;
};

const textOf = async function* (start: string, body: Readable): AsyncGenerator<string> {
  yield start;
  const decoder = new StringDecoder('utf8');
  for await (const chunk of body) yield decoder.write(chunk);
  yield documentEnd;
};

const keptOf = (whole: string, placeholder: string, noindex: boolean): KeptPage => ({
  parts: cutAtNonce(whole, placeholder),
  etag: `W/"${createHash('sha256').update(whole.replaceAll(placeholder, '')).digest('base64url').slice(0, 22)}"`,
  noindex,
});
