import type { ComponentType } from 'react';
import { redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { Shop } from '../shared/shop.tsx';
import { guarded } from './guarded.ts';
import { ScreenFailure, ScreenNotFound, ScreenRedirect } from './outcomes.ts';
import { openKept } from './open-kept.ts';
import { pathTo } from './route-names.ts';
import type { ScreenModule } from './screen-module.ts';
import type { ScreenRoute } from './screen-route.ts';
import { withReload } from './with-reload.ts';

/** What stands around the screens: given in, because the shell knows the routes and not the other way round. */
export interface RouterParts {
  readonly Layout: ComponentType;
  readonly ErrorScreen: ComponentType;
  /** A layout made afresh round the error screen, for an error beside the screens. */
  readonly FailedLayout: ComponentType;
  readonly where: 'browser' | 'server';
  /** Settles once the served page has come to life and knows its member; screens that the server could not load wait for it. */
  readonly hydrated?: Promise<void>;
  /** Loads in the browser the page that was being opened, when its code is gone: after a new deployment (ROUTE-16). */
  readonly reload?: () => void;
  /** The shop of this page load, or of this request on the server. */
  readonly shopOf: (context: unknown) => Shop;
  /** Whether the server may show this request what is the visitor's own. */
  readonly showsPersonalised?: (context: unknown) => boolean;
}

/** What a matched route carries besides what React Router needs. */
export interface ScreenHandle {
  readonly route: ScreenRoute;
  readonly screen: ScreenModule;
}

export const isScreenHandle = (value: unknown): value is ScreenHandle =>
  typeof value === 'object' && value !== null && 'screen' in value && 'route' in value;

const Nothing = () => null;

/** Makes React Router's route objects of ours: the layout outside, screens inside, any unknown path home (ROUTE-2). */
export const toRouter = (routes: readonly ScreenRoute[], parts: RouterParts): RouteObject[] => [
  {
    ErrorBoundary: parts.ErrorScreen,
    children: [
      {
        id: 'layout',
        Component: parts.Layout,
        ErrorBoundary: parts.FailedLayout,
        children: [
          ...routes.map((route) => screenObject(route, parts)),
          {
            id: 'unknown',
            path: '*',
            Component: Nothing,
            HydrateFallback: Nothing,
            ErrorBoundary: parts.ErrorScreen,
            loader: () => redirect(pathTo('home')),
          },
        ],
      },
    ],
  },
];

const screenObject = (route: ScreenRoute, parts: RouterParts): RouteObject => ({
  id: route.name,
  path: route.path,
  ErrorBoundary: parts.ErrorScreen,
  lazy: async () => {
    try {
      const screen = await (parts.where === 'browser'
        ? withReload(() => withWords(route, parts.shopOf(undefined)), { reload: parts.reload })
        : route.lazy());
      const handle: ScreenHandle = { route, screen };
      return {
        handle,
        Component: screen.Screen,
        HydrateFallback: screen.Skeleton ?? Nothing,
        loader: (args: LoaderFunctionArgs) => load(route, screen, parts, args),
      };
    } catch (error) {
      // As a loader's error it reaches the error screen at the first page too, where the router would wait for ever.
      return { loader: (args: LoaderFunctionArgs) => refuse(error, route, parts, args) };
    }
  },
});

const withWords = async ({ lazy, words = [] }: ScreenRoute, { needWords }: Shop): Promise<ScreenModule> => {
  const [screen] = await Promise.all([lazy(), needWords(words)]);
  return screen;
};

/** Whether the server sends a screen with its data. */
export const isServed = (route: ScreenRoute, showsPersonalised: boolean): boolean =>
  route.public || (route.personalised === true && showsPersonalised);

const refuse = async (
  thrown: unknown,
  route: ScreenRoute,
  parts: RouterParts,
  { context, request }: LoaderFunctionArgs,
): Promise<never> => {
  if (parts.where === 'browser' && route.public) await openKept(thrown, request.url);
  throw inRouterTerms(thrown, parts.shopOf(context), parts);
};

/**
 * A member's screen's loader does not run on the server: documents know no members (ROUTE-14). In the browser it waits until the
 * served skeleton has come to life, for a screen that is there before that would not match the document.
 */
const load = async (
  route: ScreenRoute,
  screen: ScreenModule,
  parts: RouterParts,
  args: LoaderFunctionArgs,
): Promise<unknown> => {
  const { request, params, context } = args;
  if (parts.where === 'server' && !isServed(route, parts.showsPersonalised?.(context) ?? false)) return null;
  const shop = parts.shopOf(context);
  const url = new URL(request.url);
  const ask = async (): Promise<unknown> => {
    const { api, cart, country, language, session, order, tab } = shop;
    const { signal } = request;
    return (
      (await screen.load?.({ api, cart, params, url, country, language, session, order, tab, signal })) ??
      null
    );
  };
  // What no guard stands before is asked for while the page is hydrated, and shown once it is.
  const early = route.personalised ? ask() : null;
  early?.catch(() => {});
  if (!route.public) await parts.hydrated;
  try {
    if (route.guard) guarded(route.guard, shop, url.pathname + url.search);
    return await (early ?? ask());
  } catch (thrown) {
    return refuse(thrown, route, parts, args);
  }
};

const inRouterTerms = (thrown: unknown, shop: Shop, { where }: RouterParts): unknown => {
  if (thrown instanceof ScreenNotFound) return new Response(null, { status: 404 });
  if (thrown instanceof ScreenFailure && thrown.cause !== undefined) shop.onError(thrown.cause);
  if (!(thrown instanceof ScreenRedirect)) return where === 'browser' ? thrown : withoutSecrets(thrown, shop);
  if (where === 'browser') {
    if (thrown.notice) shop.toasts.error(thrown.notice);
    return replace(thrown.path);
  }
  const answer = redirect(thrown.path, thrown.permanent ? 301 : 302);
  if (thrown.notice) answer.headers.set('x-notice', encodeURIComponent(thrown.notice));
  return answer;
};

/** What the server says of an error travels in the document, so it is only what the user may read. */
const withoutSecrets = (thrown: unknown, shop: Shop): Response => {
  const failure = thrown instanceof ScreenFailure ? thrown.error : null;
  if (failure) return new Response(failure.message, { status: failure.status ?? 503 });
  shop.onError(thrown);
  return new Response(null, { status: 500 });
};
