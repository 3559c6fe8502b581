import type { createBrowserRouter } from 'react-router-dom';
import type { Overlays } from './overlays.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Going elsewhere closes what is open (SHELL-4, SHELL-5). The moment the address changes: a slow phone takes a while more to draw
 * the new screen, and what is opened meanwhile stays.
 */
export const closeWithPage = (router: Router, overlays: Overlays): void => {
  let shown = router.state.location.key;
  router.subscribe(({ location }) => {
    if (location.key === shown) return;
    shown = location.key;
    overlays.close();
  });
};
