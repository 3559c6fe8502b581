import { ownPath } from '../../routes/own-path.ts';
import { pathTo } from '../../routes/route-names.ts';

/**
 * Where a member finds themselves after the login: where they wanted to go when they were sent to it, else in the cart if they
 * were looking at it, else in the shop (AUTH-1). `next` may come from the address, so only own paths count.
 */
export const landingAfterLogin = (next: string | null, pathname: string): string =>
  ownPath(next) ?? (pathname === pathTo('cart') ? pathTo('cart') : pathTo('shop'));
