import { pathTo } from './route-names.ts';
import type { ScreenRoute } from './screen-route.ts';

/**
 * The login that leads back to a page on which an order is being placed or paid: there a session that ends must not look like an
 * empty cart (CHK-9). Undefined for all other pages.
 */
export const loginBack = (
  routes: readonly Pick<ScreenRoute, 'path' | 'guard'>[],
  path: string,
): string | undefined =>
  routes.some((route) => route.guard === 'member-order' && route.path === path)
    ? pathTo('login', undefined, { next: path })
    : undefined;
