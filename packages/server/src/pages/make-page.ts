import type { FastifyRequest } from 'fastify';
import type { CountryContext } from '../context.ts';
import { createPageReads, type PageReads } from '../http/page-reads.ts';
import type { Assets } from './assets/assets.ts';
import { createCommonParts } from './packing/common-part.ts';
import { documentBody, documentHead } from './document.ts';
import type { PageCache } from './page-cache.ts';
import { gatherPage, type PageInTheMaking } from './page-in-the-making.ts';
import type { PageRenderer, RenderedDocument, RenderedRedirect } from './page-renderer.ts';
import { headInSteps } from './page-parts.ts';
import { productPaths } from './product-paths.ts';
import { createProductSlugs } from './product-slugs-repository.ts';
import { isForAll, type Visit } from './visit.ts';

/** What pages are made with. */
export interface PagesOptions {
  readonly renderer: PageRenderer;
  readonly assets: Pick<Assets, 'forSources'>;
  /** Path of the icon of the country's pages. */
  readonly icon: string;
}

/** A page that is worked on. */
export interface Work {
  /** Where it leads, or the page as soon as its head is known; rejects when it can't be made. */
  readonly opened: Promise<PageInTheMaking | RenderedRedirect>;
  /** It is whole, and kept if it may be; or it failed. */
  readonly done: Promise<void>;
  /** Tells for whom it is made, until they leave. */
  readonly join: (request: FastifyRequest) => void;
}

/** Milliseconds after which a page that is still not there is given up. */
const longestRender = 20_000;

/** What a maker of pages is given beside the country. */
interface Making extends PagesOptions {
  readonly cacheOf: (visit: Visit) => Pick<PageCache, 'keep'>;
  /** Stands in the pages for the nonce of each answer. */
  readonly placeholder: string;
}

/** Makes pages: each that is the same for all once, for all who ask for it in that moment. */
export const createPageMaker = (
  context: CountryContext,
  { renderer, assets, icon, cacheOf, placeholder }: Making,
) => {
  const { country, settings, ownCalls } = context;
  const products = createProductSlugs(context);
  const commonPart = createCommonParts({
    firstScript: renderer.firstScript,
    firstStyle: renderer.firstStyle,
    firstPaint: renderer.firstPaint,
    nonce: placeholder,
  });
  const pending = new Map<string, Work>();

  /** A page of other data is another page. */
  const nameOf = ({ key, version }: Visit): string => `${version} ${key}`;
  const forget = (key: string, work: Work): void => {
    if (pending.get(key) === work) pending.delete(key);
  };

  const render = async (
    visit: Visit,
    signal: AbortSignal,
    reads: PageReads,
  ): Promise<RenderedDocument | RenderedRedirect> => {
    const { request, reply, language, store, address, own, preview } = visit;
    const visitor = own?.visitor ?? null;
    const caller = { language, store, visitor, preview, signal, reads, request, reply };
    return renderer.render({
      url: new URL(address, settings.origin),
      language,
      store,
      own: own !== null,
      transport: (call) => ownCalls.make(call, caller),
      signal,
      nonce: placeholder,
      onError: (err) => {
        if (signal.aborted) request.log.info({ err, page: address }, 'page given up');
        else request.log.error({ err, page: address }, 'page failed');
      },
    });
  };

  const pathsOf = async (id: number, reads: PageReads) => {
    const found = await reads.products.get(id);
    return productPaths({ id, slugs: found?.product.slugs ?? (await products.find(id)) }, renderer.addresses);
  };

  const open = async (visit: Visit, signal: AbortSignal): Promise<PageInTheMaking | RenderedRedirect> => {
    const reads = createPageReads();
    const page = await render(visit, signal, reads);
    if (page.kind === 'redirect') return page;
    const { language, store, address, notice } = visit;
    const { product: id } = page.head;
    const paths = id === undefined ? undefined : await pathsOf(id, reads);
    const words = context.words(language);
    const facts = {
      country,
      language,
      store,
      origin: settings.origin,
      address,
      icon,
      notice,
      offline: words._('server.page.offlineNotice'),
      stuck: { text: words._('server.page.stuck'), again: words._('server.page.reload') },
      paths,
      head: page.head,
    };
    const start = {
      head: headInSteps(documentHead(facts)),
      common: commonPart(assets.forSources(page.sources), {
        filledLater: page.filledLater === true,
        notice: notice !== null,
      }),
      rest: Buffer.from(documentBody(facts)),
    };
    return gatherPage(start, page);
  };

  /** Begins a page; it is given up when nobody waits for it any more, or when it takes too long. */
  const begin = (visit: Visit): Work => {
    const given = new AbortController();
    const opened = open(visit, given.signal);
    const timer = setTimeout(() => given.abort(), longestRender).unref();
    let over = false;
    const keep = async (): Promise<void> => {
      const made = await opened;
      if ('kind' in made) return;
      const whole = await made.whole;
      if (made.page.shared && isForAll(visit))
        cacheOf(visit).keep(visit.key, visit.version, { ...whole, noindex: made.page.head.noindex });
    };
    let readers = 0;
    const work: Work = {
      opened,
      done: keep()
        .catch(() => undefined)
        .finally(() => {
          over = true;
          clearTimeout(timer);
          forget(nameOf(visit), work);
        }),
      join(request) {
        readers += 1;
        request.raw.once('close', () => {
          readers -= 1;
          if (readers > 0 || over) return;
          forget(nameOf(visit), work);
          given.abort();
        });
      },
    };
    return work;
  };

  /** Begun by the first who asks; the others of that moment join. One visitor's own page is nobody else's. */
  return (visit: Visit): { readonly work: Work; readonly first: boolean } => {
    const found = isForAll(visit) ? pending.get(nameOf(visit)) : undefined;
    const work = found ?? begin(visit);
    work.join(visit.request);
    if (isForAll(visit)) pending.set(nameOf(visit), work);
    return { work, first: !found };
  };
};
