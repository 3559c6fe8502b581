import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { PassThrough, type Readable } from 'node:stream';
import { PartCache, type FindMarkup } from '../shared/cached-part/cached-part.tsx';
import { ShopProvider, type Shop } from '../shared/shop.tsx';
import type { PageRequest } from './page-request.ts';

/** Milliseconds after which an unfinished render is given up. */
const renderLimit = 10_000;

/** The one branch of routes that the page shows: of all others the router would make copies and patterns for each page anew. */
const branchOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (children, { route }) => [children.length > 0 ? { ...route, index: false, children } : route],
    [],
  );

/** Renders the page. Rejects when what is round the screens fails, before anything is sent. */
export const streamPage = (
  context: StaticHandlerContext,
  shop: Shop,
  findMarkup: FindMarkup,
  { nonce, onError }: PageRequest,
): Promise<Readable> =>
  new Promise((resolve, reject) => {
    const body = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(
      <StrictMode>
        <ShopProvider shop={shop}>
          <PartCache value={findMarkup}>
            <StaticRouterProvider
              router={createStaticRouter(branchOf(context), context)}
              context={context}
              hydrate={false}
            />
          </PartCache>
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
