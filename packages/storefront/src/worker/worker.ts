import { cacheOf, type CacheKind } from './cache-of.ts';
import { createBuildCaches } from './build-caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written before this file by the server: the build, and what the page for unseen addresses is made of. */
declare const shop: {
  readonly build: string;
  readonly offlinePage: string;
  readonly needs: readonly string[];
};

/**
 * Lets what was seen open again without a network (SHELL-13). The network comes first for documents and pictures, so nobody
 * who is online sees anything old; hashed files never change. Calls of the API pass by untouched.
 */
const shell = [shop.offlinePage, ...shop.needs].map((path) => new URL(path, location.origin));
const stored = createBuildCaches(shop.build, new Set(shell.map(({ href }) => href)));

const fetchAndKeep = async (kind: CacheKind, address: string): Promise<void> => {
  if (await stored.find(kind, address)) return;
  await stored.keep(kind, address, await fetch(address));
};

/** Static routes, where the browser has them: requests that do not come by the worker at all. */
interface RoutingEvent {
  readonly addRoutes: (rule: {
    readonly condition: { readonly urlPattern: { readonly pathname: string } };
    readonly source: 'network';
  }) => Promise<void>;
}

const routes = (event: object): event is RoutingEvent => 'addRoutes' in event;

self.addEventListener('install', (event) => {
  // What a page sends as it is left is lost on the way through its worker.
  if (routes(event))
    event.waitUntil(
      event.addRoutes({ condition: { urlPattern: { pathname: '/*/api/*' } }, source: 'network' }),
    );
  const keepAll = shell.map(async (url) => {
    const kind = cacheOf(url);
    if (kind) await fetchAndKeep(kind, url.href);
  });
  event.waitUntil(Promise.all(keepAll).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await stored.dropOthers();
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

/** What the page says it has shown while nobody was looking: loaded before the worker, or opened without a document. */
self.addEventListener('message', (event) => {
  const addresses: unknown = event.data;
  if (!Array.isArray(addresses)) return;
  const seen = addresses.flatMap((address: unknown) => {
    const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : null;
    const kind = url?.origin === location.origin ? cacheOf(url) : null;
    return url && kind ? [fetchAndKeep(kind, url.href.replace(url.hash, ''))] : [];
  });
  event.waitUntil(Promise.allSettled(seen));
});

const networkFirst = async (event: FetchEvent, kind: CacheKind): Promise<Response> => {
  const { request } = event;
  try {
    const preloaded: unknown = await event.preloadResponse;
    // Without a network Firefox gives an answer that is an error in place of a promise that fails: `fetch` fails, then.
    const answer =
      preloaded instanceof Response && preloaded.type !== 'error' ? preloaded : await fetch(request);
    event.waitUntil(stored.keep(kind, request.url, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await stored.find(kind, request.url);
    const instead = kept ?? (kind === 'pages' ? await stored.find('pages', shop.offlinePage) : undefined);
    if (instead) return instead;
    throw error;
  }
};

const keptFirst = async (event: FetchEvent, kind: CacheKind): Promise<Response> => {
  const { request } = event;
  const kept = await stored.find(kind, request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  event.waitUntil(stored.keep(kind, request.url, answer.clone()));
  return answer;
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const kind = cacheOf(url);
  if (kind === null || (kind === 'pages') !== (request.mode === 'navigate')) return;
  event.respondWith(kind === 'assets' ? keptFirst(event, kind) : networkFirst(event, kind));
});
