import type { createBrowserRouter } from 'react-router-dom';
import { isScreenHandle } from '../../routes/to-router.ts';
import type { Shop } from '../shop.tsx';
import { keepSeen } from './keep-seen.ts';
import { watchNetwork } from './watch-network.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'revalidate'>;

/** Readies the page for the time without a network, once it is hydrated: the notice, the pages seen, the cart afterwards. */
export const startOffline = async (router: Router, shop: Shop): Promise<void> => {
  watchNetwork(() => {
    shop.toasts.withdraw(shop.i18n._('error.offline'));
    void shop.cart.refresh();
    void router.revalidate();
  });
  const keep = await keepSeen();
  let shown = location.href;
  router.subscribe(({ navigation, matches }) => {
    if (navigation.state !== 'idle' || location.href === shown) return;
    shown = location.href;
    const handle: unknown = matches.at(-1)?.route.handle;
    if (isScreenHandle(handle) && handle.route.public) keep(shown);
  });
};
