import { allowedLanguage, type Language } from '@caravan/i18n';
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { CountryContext } from '../context.ts';
import { clientLeft } from '../http/load/client-left.ts';
import { toRefusal } from '../http/error-answer.ts';
import { busy } from '../http/load/load.ts';
import { Refusal } from '../http/refusal.ts';
import { createRefusePage, isForPeople, refuseInText } from '../http/plain/refuse-page.ts';
import { waitFor } from '../http/throttle.ts';
import { createSearchThrottle } from '../modules/catalogue/index.ts';
import { createSponsors, createVisits, rememberReferral } from '../modules/sponsors/index.ts';
import { documentHeaders } from '../http/security/content-security.ts';
import { visitHeaders } from '../http/language-of-visit.ts';
import { createIsComing } from './is-coming.ts';
import { createPageMaker, type PagesOptions } from './make-page.ts';
import { createPageCache, type KeptPage } from './page-cache.ts';
import type { RenderedRedirect } from './page-renderer.ts';
import { createSender } from './send-page.ts';
import { createVisitOf, isForAll, type Visit } from './visit.ts';

/** Cookie with what is to be said on the page redirected to; the browser reads and removes it. */
const noticeCookie = 'notice';
const second = 1000;
/** Milliseconds for which a page waits until it is known whose link was followed. */
const referralTime = 300;

/**
 * Sends every page that is neither API nor file: rendered on the server as an anonymous visitor sees it, with a fresh nonce
 * each time, kept for some seconds, compressed (SRV-12, SEC-1). Register after all other routes.
 */
export const servePages = (app: FastifyInstance, context: CountryContext, options: PagesOptions): void => {
  const { country, settings, clock, ids, provider } = context;
  const placeholder = ids.token(16);
  const sender = createSender({
    nonce: () => ids.token(16),
    placeholder,
    formTargets: provider.formTargets,
    counted: country.analyticsId !== null,
    videoHosts: country.videoHosts,
  });
  const cache = createPageCache({
    fresh: 10 * second,
    stale: 600 * second,
    room: 30_000_000,
    now: () => clock.now().getTime(),
  });
  /** Searches have little room of their own: made-up ones must not push the shop's pages out (PERF-7). */
  const searches = createPageCache({
    fresh: 10 * second,
    stale: 600 * second,
    room: 10_000_000,
    now: () => clock.now().getTime(),
  });
  const cacheOf = ({ searched }: Pick<Visit, 'searched'>) => (searched ? searches : cache);
  const refusePage = createRefusePage(app, context);
  const throttle = createSearchThrottle(context);
  const referrals = { sponsors: createSponsors(context), visits: createVisits(context) };
  const make = createPageMaker(context, { ...options, cacheOf, placeholder });

  const visitOf = createVisitOf(context, options.renderer);
  const isComing = createIsComing(context.database);

  const send = async (visit: Visit): Promise<void> => {
    const { request, reply, key } = visit;
    const cache = cacheOf(visit);
    const stale = isForAll(visit) ? cache.stale(key) : null;
    if (visit.searched) {
      const waitMs = throttle.wait(request.ip);
      if (waitMs !== null) return tooMuch(visit, waitMs);
      // Nobody waits for it: where the database is away a page that was kept is still there.
      void throttle.count(request.ip, false).catch(() => undefined);
    }
    if (context.load.isFull()) return stale ? sendKept(visit, stale) : refuse(visit, busy());
    context.load.begin(request, reply);
    const { work, first } = make(visit);
    if (stale && !(await isComing(work))) return sendKept(visit, stale);
    const made = await work.opened.catch((error: unknown) => {
      if (stale === null) throw error;
      request.log.error({ err: error, page: visit.address }, 'page failed');
      return null;
    });
    if (made !== null && 'kind' in made) return redirect(visit, made);
    if (stale && (made === null || made.page.status >= 500)) return sendKept(visit, stale);
    if (made === null) return;
    if (!first) await work.done;
    const kept = first ? null : cache.fresh(key, visit.version);
    if (kept) return sendKept(visit, kept, 'kept');
    context.metrics.countPage('made');
    reply.code(made.page.status);
    if (made.page.head.noindex || visit.preview !== null) reply.header('x-robots-tag', 'noindex');
    await sender.sendMade(request, reply, made, !isForAll(visit));
  };

  const sendKept = async (
    { request, reply }: Visit,
    page: KeptPage,
    source: 'kept' | 'stale' = 'stale',
  ): Promise<void> => {
    context.metrics.countPage(source);
    if (page.noindex) reply.header('x-robots-tag', 'noindex');
    await sender.sendKept(request, reply, page);
  };

  const refuse = ({ request, reply, language }: Visit, refusal: Refusal): void =>
    void (isForPeople(request)
      ? refusePage(request, reply, refusal)
      : refuseInText(reply, refusal, context.words(language)));

  const tooMuch = (visit: Visit, waitMs: number): void => {
    context.security.tell(visit.request.log, 'throttled', { route: 'page', ip: visit.request.ip });
    refuse(visit, new Refusal('throttled', waitFor(waitMs)));
  };

  const apologise = (visit: Visit, err: unknown): void => {
    const { request, reply, address } = visit;
    if (clientLeft(request)) request.log.info({ err, page: address }, 'client left');
    else request.log.error({ err, page: address }, 'page failed');
    if (!reply.sent) refuse(visit, toRefusal(err));
  };

  // The same for all, and small: a browser asks for it after the page and keeps it for a while.
  app.get<{ Params: { language: string } }>('/fragment/:language', async (request, reply) => {
    const language = allowedLanguage(country.languages, request.params.language);
    if (language === null) return reply.callNotFound();
    return reply
      .headers(documentHeaders)
      .header('cache-control', 'public, max-age=300')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(options.renderer.fragment?.(language) ?? '');
  });

  app.get('/*', async (request, reply) => {
    const asIs = request.raw.url ?? '/';
    // Two slashes would name another host.
    if (asIs.startsWith('//')) return reply.headers(documentHeaders).redirect('/');
    const url = new URL(asIs, settings.origin);
    const visit = await visitOf(request, reply, url);
    reply.headers(documentHeaders);
    reply.headers(visitHeaders(visit.asked));
    const ref = url.searchParams.get('ref');
    // At full load pages that are kept are still sent, and nothing beside them is done.
    if (ref !== null && !context.load.isFull())
      await Promise.race([rememberReferral(referrals, ref, request, reply), pause(referralTime)]);
    const kept = isForAll(visit) ? cacheOf(visit).fresh(visit.key, visit.version) : null;
    await (kept ? sendKept(visit, kept, 'kept') : send(visit)).catch((error: unknown) =>
      apologise(visit, error),
    );
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
