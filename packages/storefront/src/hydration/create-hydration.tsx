import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { repeatEarlyInput } from './early-input.ts';
import { firstPageReady, loadFirstPage } from './first-page.ts';
import { Hydrated } from './hydrated.tsx';
import { nextTask } from './next-task.ts';
import { readPageData } from './page-data.ts';
import { parsed } from './parsed.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** How the served page becomes the browser's own: all that is done for speed there stands in this folder (decisions 0018, 0019 and 0028). */
export interface Hydration {
  /** Settles once the page answers, knows its member, and has done what was pressed before. */
  readonly complete: Promise<void>;
  /** Hydrates the document; gives the router. Called once. */
  readonly start: (routes: RouteObject[], page: (router: Router) => ReactNode) => Promise<Router>;
  /** None until the first page's code is there. */
  readonly router: () => Router | undefined;
}

/** `restore` brings back what this browser knows of its visitor: the first rendering is nobody's, like the document. */
export const createHydration = (restore: () => void): Hydration => {
  let tell = (): void => {};
  const complete = new Promise<void>((hydrated) => (tell = hydrated)).then(nextTask).then(() => {
    restore();
    repeatEarlyInput();
    performance.mark('hydrated');
  });
  let router: Router | undefined;
  return {
    complete,
    router: () => router,
    async start(routes, page) {
      // Each step ends in a task of its own, so that a press between them is answered.
      await nextTask();
      const whole = await loadFirstPage(routes);
      // Kept scripts are there before the page itself on a slow network: until then there is nothing to be looked for in it.
      await parsed();
      const root = document.getElementById('root');
      if (!root) throw new Error('The page has no #root');
      await nextTask();
      const data = readPageData(document);
      router = createBrowserRouter(routes, data && { hydrationData: data });
      await nextTask();
      const tree = (
        <StrictMode>
          <Hydrated tell={tell}>{page(router)}</Hydrated>
        </StrictMode>
      );
      if (whole)
        // In slices, so that a press meanwhile is answered.
        startTransition(() => {
          hydrateRoot(root, tree);
        });
      else {
        // The served page stays to be read, but will not be hydrated: the router finds out what takes its place.
        tell();
        await firstPageReady(router);
        createRoot(root).render(tree);
      }
      return router;
    },
  };
};
