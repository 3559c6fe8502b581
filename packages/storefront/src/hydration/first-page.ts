import { matchRoutes, type createBrowserRouter, type RouteObject } from 'react-router-dom';

/**
 * Takes the code of the screens at this address before hydration, which otherwise would show a fallback over the served page;
 * tells whether all came. A screen whose code did not come stays lazy: the router asks once more and else finds the error to
 * show (ROUTE-16).
 */
export const loadFirstPage = async (objects: RouteObject[]): Promise<boolean> => {
  let complete = true;
  for (const { route } of matchRoutes(objects, location) ?? [])
    if (typeof route.lazy === 'function') {
      const loaded = await route.lazy();
      if (loaded.Component) Object.assign(route, loaded, { lazy: undefined });
      else complete = false;
    }
  return complete;
};

/** Settles once a router has loaded its first page, or found out why it cannot. */
export const firstPageReady = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((done) => {
    if (router.state.initialized) done();
    router.subscribe(({ initialized }) => {
      if (initialized) done();
    });
  });
