import type { Transport } from '@caravan/api-client';
import type { CountryDefinition } from '@caravan/country';
import { createSharedI18n, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import { StrictMode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { PassThrough, type Readable } from 'node:stream';
import { listPath } from './features/catalogue/product-list.ts';
import { ConsentAndNewsletter } from './consent-and-newsletter/fragment.tsx';
import { FailedRoot, Root } from './root.tsx';
import { reviewsPart } from './features/reviews/reviews-part.ts';
import { addressOf } from './routes/address-of.ts';
import { byFirstPart } from './routes/by-first-part.ts';
import { offeredRoutes } from './routes/offered-routes.ts';
import { listedPages } from './routes/listed-pages.ts';
import { pathTo } from './routes/route-names.ts';
import { productPath } from './routes/product-path.ts';
import { routes } from './routes/routes.ts';
import type { ScreenMeta } from './routes/screen-module.ts';
import { isScreenHandle, isServed, toRouter, type ScreenHandle } from './routes/to-router.ts';
import { createShop } from './shared/create-shop.ts';
import { earlyInputScript, earlyInputStyle } from './hydration/early-input.ts';
import { documentTitle } from './shared/document/page-title.ts';
import { ErrorScreen } from './shared/errors/error-screen.tsx';
import { memberMarkScript } from './shared/session/member-cookie.ts';
import { memoryStorage } from './shared/storage/storage-adapter.ts';
import { ShopProvider, type Shop } from './shared/shop.tsx';

/** One page to render. */
export interface PageRequest {
  /** The address at the shop's own origin. */
  readonly url: URL;
  readonly language: Language;
  /** The visitor's region; null in a country without regions. */
  readonly store: number | null;
  /** Calls the API of the same process: anonymously, or with the visitor's cookies for a page that is their own. */
  readonly transport: Transport;
  /** The page may show what is the visitor's own: no member is at this browser. */
  readonly own: boolean;
  readonly signal: AbortSignal;
  /** Stands in every script that React or the router writes. */
  readonly nonce: string;
  readonly onError: (error: unknown) => void;
}

/** What the document’s head says of a page. */
export interface PageHead extends Omit<ScreenMeta, 'unlisted'> {
  readonly title: string;
  readonly siteName: string;
  readonly noindex: boolean;
}

/** A page that was rendered, or where its address leads instead. */
export type RenderedPage =
  | {
      readonly kind: 'redirect';
      readonly status: number;
      readonly location: string;
      readonly notice: string | null;
    }
  | {
      readonly kind: 'document';
      readonly status: number;
      readonly head: PageHead;
      /** Ends of the source paths whose chunks this page needs. */
      readonly sources: readonly string[];
      /** The page has no data: it is filled in the browser, whose scripts are wanted before anything is painted. */
      readonly filledLater: boolean;
      /** True when all went well: the page is the same for everyone whose cookies are the same where it shows them. */
      readonly shared: boolean;
      readonly body: Readable;
    };

/** Renders pages of one country. */
export interface Renderer {
  /** Public addresses of the shop, for search engines. */
  readonly addresses: {
    readonly pages: readonly string[];
    readonly list: (category: string) => string;
    readonly product: (product: { readonly id: number; readonly slug: string }) => string;
  };
  /** The address with only the parts that matter to the page. */
  readonly addressOf: (url: URL) => string;
  /** Whether the page shows what is a visitor's own: their cart. */
  readonly isPersonalised: (url: URL) => boolean;
  /** Script that has to run before anything can be pressed. */
  readonly firstScript: string;
  /** How it shows what it does. */
  readonly firstStyle: string;
  /** The markup that stands under every page in a language. */
  readonly fragment: (language: Language) => string;
  readonly render: (page: PageRequest) => Promise<RenderedPage>;
}

/** What calls are made of: a page that is filled in the browser needs it at once. */
const callSources = ['api-client/src/send-call.ts', 'api-client/src/send-by-ky.ts'];

/** Milliseconds after which an unfinished render is given up. */
const renderLimit = 10_000;

/** Makes the country's renderer: words of all its languages, and parts whose code comes late in a browser, are loaded once. */
export const createRenderer = async (country: CountryDefinition): Promise<Renderer> => {
  const [words] = await Promise.all([allWords(country), reviewsPart.preload()]);
  const fragments = new Map(
    [...words].map(([language, i18n]) => [
      language,
      renderToStaticMarkup(<ConsentAndNewsletter words={i18n} />),
    ]),
  );
  const wordsIn = (language: Language): I18n => {
    const spoken = words.get(language);
    if (!spoken) throw new Error(`${country.val} has no words in ${language}`);
    return spoken;
  };
  const offered = offeredRoutes(routes, country);
  const handlerOf = byFirstPart(offered, (some) =>
    createStaticHandler(
      toRouter(some, {
        Layout: Root,
        ErrorScreen,
        FailedLayout: FailedRoot,
        where: 'server',
        shopOf: (context) => requestOf(context).shop,
        showsPersonalised: (context) => requestOf(context).own,
      }),
    ),
  );
  return {
    addresses: {
      pages: [
        ...listedPages(offered),
        ...country.ownPages.map(({ slug }) => pathTo('ownPage', { page: slug })),
      ],
      list: (category) => listPath({ category }),
      product: productPath,
    },
    addressOf: (url) => addressOf(offered, url),
    isPersonalised: (url) =>
      offered.some(({ personalised, path }) => personalised === true && path === url.pathname),
    firstScript: memberMarkScript + earlyInputScript,
    firstStyle: earlyInputStyle,
    fragment: (language) => fragments.get(language) ?? '',
    render: async (page) => {
      const shop = requestShop(country, page, wordsIn(page.language));
      const context = await handlerOf(page.url.pathname).query(
        new Request(page.url, { signal: page.signal }),
        { requestContext: { shop, own: page.own } },
      );
      if (context instanceof Response) return redirectOf(context);
      hideErrors(context, page.onError);
      const match = context.matches.findLast(({ route }) => isScreenHandle(route.handle));
      const handle = isScreenHandle(match?.route.handle) ? match.route.handle : undefined;
      const served = handle !== undefined && isServed(handle.route, page.own);
      // Without data the browser's router runs guard and loader itself, and both sides show the skeleton until then (ROUTE-14).
      if (handle && !served) delete context.loaderData[handle.route.name];
      const body = await streamOf(context, shop, page).catch((error: unknown) => {
        if (page.signal.aborted) throw error;
        failScreen(context);
        return streamOf(context, shop, page);
      });
      return {
        kind: 'document',
        status: context.statusCode,
        head: headOf(shop, context, handle),
        sources: [
          `messages/${page.language}.ts`,
          ...(handle?.route.words ?? []).map((area) => `i18n/src/words/${area}/${page.language}.po`),
          ...(country.stores.length > 0 ? ['layout/top-bar/region-chooser.tsx'] : []),
          ...(handle ? [`screens/${handle.route.folder}/screen.tsx`] : []),
          ...(handle?.screen.load && !served ? callSources : []),
        ],
        filledLater: handle !== undefined && !served,
        shared: context.statusCode === 200 && context.errors === null,
        body,
      };
    },
  };
};

interface RequestContext {
  readonly shop: Shop;
  readonly own: boolean;
}

const isRequestContext = (context: unknown): context is RequestContext =>
  typeof context === 'object' && context !== null && 'shop' in context;

const requestOf = (context: unknown): RequestContext => {
  if (!isRequestContext(context)) throw new TypeError('The request brought no shop');
  return context;
};

const allWords = async (country: CountryDefinition): Promise<Map<Language, I18n>> => {
  const pairs = country.languages.map(async (language) => {
    const load = country.words[language];
    if (!load) throw new Error(`${country.val} has no words in ${language}`);
    const { messages, areas = {} } = await load();
    const later = await Promise.all(Object.values(areas).map((area) => area()));
    const all = Object.assign({}, messages, ...later.map((area) => area.messages));
    return [language, createSharedI18n(language, all)] as const;
  });
  return new Map(await Promise.all(pairs));
};

const requestShop = (
  country: CountryDefinition,
  { language, store, transport, onError }: PageRequest,
  i18n: I18n,
): Shop =>
  createShop({
    country,
    language,
    store,
    i18n,
    transport: () => transport,
    local: memoryStorage(),
    tab: memoryStorage(),
    reload: () => {},
    onError,
  });

const redirectOf = (answer: Response): RenderedPage => {
  const notice = answer.headers.get('x-notice');
  return {
    kind: 'redirect',
    status: answer.status,
    location: answer.headers.get('location') ?? '/',
    notice: notice === null ? null : decodeURIComponent(notice),
  };
};

/** What a page is told of an error on our side. */
const hiddenError = { status: 500, statusText: '', internal: false, data: null } as const;

/** An error's own words stay in the log: what the router knows of errors travels in the document. */
const hideErrors = (context: StaticHandlerContext, onError: PageRequest['onError']): void => {
  for (const [id, error] of Object.entries(context.errors ?? {}))
    if (!isRouteErrorResponse(error)) {
      onError(error);
      context.errors = { ...context.errors, [id]: hiddenError };
    }
};

/** After what threw while it was rendered: the innermost part around it that can show an error does so. */
const failScreen = (context: StaticHandlerContext): void => {
  const boundary = context._deepestRenderedBoundaryId;
  if (boundary) context.errors = { [boundary]: hiddenError };
  context.statusCode = 500;
};

const headOf = (shop: Shop, context: StaticHandlerContext, handle: ScreenHandle | undefined): PageHead => {
  const siteName = shop.i18n._('shell.brand');
  if (!handle || context.errors) return { title: siteName, siteName, noindex: true };
  const { route, screen } = handle;
  const data = context.loaderData[route.name];
  const title = documentTitle(screen.title(shop, data), siteName);
  const { unlisted = route.unlisted ?? false, ...meta } = route.public
    ? (screen.meta?.(shop, data) ?? {})
    : {};
  return { ...meta, title, siteName, noindex: !route.public || unlisted };
};

/** The one branch of routes that the page shows: of all others the router would make copies and patterns for each page anew. */
const branchOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (children, { route }) => [children.length > 0 ? { ...route, index: false, children } : route],
    [],
  );

const streamOf = (
  context: StaticHandlerContext,
  shop: Shop,
  { nonce, onError }: PageRequest,
): Promise<Readable> =>
  new Promise((resolve, reject) => {
    const body = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(
      <StrictMode>
        <ShopProvider shop={shop}>
          <StaticRouterProvider
            router={createStaticRouter(branchOf(context), context)}
            context={context}
            nonce={nonce}
          />
        </ShopProvider>
      </StrictMode>,
      {
        nonce,
        // Nothing is put off: a page is whole without scripts.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onShellReady: () => resolve(pipe(body)),
        onShellError: reject,
        onError,
      },
    );
    const timer = setTimeout(abort, renderLimit);
    body.once('close', () => {
      clearTimeout(timer);
      abort();
    });
  });
