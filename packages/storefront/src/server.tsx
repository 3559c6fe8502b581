import type { CountryDefinition } from '@caravan/country';
import { createSharedI18n, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler } from 'react-router-dom';
import type { Readable } from 'node:stream';
import { ConsentAndNewsletter } from './consent-and-newsletter/fragment.tsx';
import { listPath } from './features/catalogue/product-list.ts';
import { reviewsPart } from './features/reviews/reviews-part.ts';
import { earlyInputScript, earlyInputStyle } from './hydration/early-input.ts';
import { pageDataElement } from './hydration/page-data.ts';
import { failScreen, hideErrors } from './rendering/page-errors.ts';
import { headOf, type PageHead } from './rendering/page-head.ts';
import type { PageRequest } from './rendering/page-request.ts';
import { markupCaches } from './rendering/part-cache.tsx';
import { blankShop, requestOf, requestShop, type RequestContext } from './rendering/request-shop.ts';
import { streamPage } from './rendering/stream-page.tsx';
import { FailedRoot, Root } from './root.tsx';
import { addressOf } from './routes/address-of.ts';
import { byFirstPart } from './routes/by-first-part.ts';
import { listedPages } from './routes/listed-pages.ts';
import { offeredRoutes } from './routes/offered-routes.ts';
import { productPath } from './routes/product-path.ts';
import { pathTo } from './routes/route-names.ts';
import { routes } from './routes/routes.ts';
import { isScreenHandle, isServed, toRouter } from './routes/to-router.ts';
import { firstPaintMark } from './shared/document/first-paint-mark.tsx';
import { ErrorScreen } from './shared/errors/error-screen.tsx';
import { memberMarkScript } from './shared/session/member-cookie.ts';

export type { PageHead } from './rendering/page-head.ts';
export type { PageRequest } from './rendering/page-request.ts';

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
      /** An element that stands after it in the document: its data, for the browser. */
      readonly data: string;
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
  /** Id of what a document is parsed up to before it is painted. */
  readonly firstPaint: string;
  /** The markup that stands under every page in a language. */
  readonly fragment: (language: Language) => string;
  readonly render: (page: PageRequest) => Promise<RenderedPage>;
}

/** What calls are made of: a page that is filled in the browser needs it at once. */
const callSources = ['api-client/src/send-call.ts', 'api-client/src/send-by-ky.ts'];

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
  const partsOf = markupCaches();
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
    firstPaint: firstPaintMark,
    fragment: (language) => fragments.get(language) ?? '',
    render: async (page) => {
      const shop = requestShop(country, page, wordsIn(page.language));
      const context = await handlerOf(page.url.pathname).query(
        new Request(page.url, { signal: page.signal }),
        { requestContext: { shop, own: page.own } satisfies RequestContext },
      );
      if (context instanceof Response) return redirectOf(context);
      hideErrors(context, page.onError);
      const match = context.matches.findLast(({ route }) => isScreenHandle(route.handle));
      const handle = isScreenHandle(match?.route.handle) ? match.route.handle : undefined;
      const served = handle !== undefined && isServed(handle.route, page.own);
      // Without data the browser's router runs guard and loader itself, and both sides show the skeleton until then (ROUTE-14).
      if (handle && !served) delete context.loaderData[handle.route.name];
      const parts = partsOf(shop);
      parts.make(() => blankShop(country, page, shop.i18n), page.onError);
      const body = await streamPage(context, shop, parts.find, page).catch((error: unknown) => {
        if (page.signal.aborted) throw error;
        failScreen(context);
        return streamPage(context, shop, parts.find, page);
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
        data: pageDataElement(context),
      };
    },
  };
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

const redirectOf = (answer: Response): RenderedPage => {
  const notice = answer.headers.get('x-notice');
  return {
    kind: 'redirect',
    status: answer.status,
    location: answer.headers.get('location') ?? '/',
    notice: notice === null ? null : decodeURIComponent(notice),
  };
};
