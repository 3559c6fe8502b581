import type { Shop } from '../shop.tsx';

/** Milliseconds between the farewell and the reload (AUTH-3). */
const pause = 200;

/** Milliseconds that the server is given to hear of it. */
const patience = 3000;

/**
 * Ends the session on the server and in this browser, then loads the page anew (AUTH-3). What is kept here goes even if the
 * server cannot be reached; other tabs notice by themselves.
 */
export const logOut = async (
  shop: Pick<Shop, 'api' | 'session' | 'cart' | 'order' | 'panel' | 'reload'>,
  path?: string,
): Promise<void> => {
  if (shop.session.token() !== null) await shop.api.post('logout', { signal: AbortSignal.timeout(patience) });
  leave(shop, path);
};

/** Forgets a member here whose session has ended on the server, and loads the page anew. */
export const leave = (
  shop: Pick<Shop, 'session' | 'cart' | 'order' | 'panel' | 'reload'>,
  path?: string,
): void => {
  shop.panel.close();
  shop.session.end();
  shop.cart.forget();
  shop.order.end();
  setTimeout(() => shop.reload(path), pause);
};
