import type { Shop } from '../shared/shop.tsx';
import { redirectTo } from './outcomes.ts';
import { pathTo } from './route-names.ts';
import type { Guard } from './screen-route.ts';

/**
 * Lets the member through or throws where to go instead (ROUTE-14): who was logged out by the server, or came by a mailed link
 * (ACC-2), logs in and comes back to `path`. Runs in the browser only, before anything shows.
 */
export const guarded = (
  guard: Guard,
  { session, order }: Pick<Shop, 'session' | 'order'>,
  path: string,
): void => {
  const member = session.token() !== null;
  if (!member && (session.hasExpired() || path.includes('?email=')))
    throw redirectTo(pathTo('login', undefined, { next: path }));
  switch (guard) {
    case 'member':
      if (!member) throw redirectTo(pathTo('home'));
      return;
    case 'member-order':
      if (!member || order.pk() === null) throw redirectTo(pathTo('cart'));
  }
};
