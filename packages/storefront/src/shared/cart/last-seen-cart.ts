import type { Cart } from '@caravan/contract';
import { readJson } from '../storage/storage-adapter.ts';
import { tabKeys } from '../session/tab-keys.ts';
import type { Shop } from '../shop.tsx';

/** Who looks, in which tab. */
type Looker = Pick<Shop, 'session' | 'tab'>;

interface SeenCart {
  /** Key of the member whose cart it is; null: the visitor's. */
  readonly member: number | null;
  readonly cart: Cart;
}

const memberOf = ({ session }: Looker): number | null => session.store.getState().user?.pk ?? null;

/**
 * Keeps the cart that is shown, so that it can be read without a network (SHELL-13): in this tab only, gone with it or with
 * the logout.
 */
export const keepLastSeenCart = (looker: Looker, cart: Cart): void => {
  const seen: SeenCart = { member: memberOf(looker), cart };
  looker.tab.write(tabKeys.seenCart, JSON.stringify(seen));
};

/** The cart last seen in this tab by who is there now; null where there is none. */
export const lastSeenCart = (looker: Looker): Cart | null => {
  const seen = readJson(looker.tab, tabKeys.seenCart, (value) => (isSeenCart(value) ? value : null));
  return seen?.member === memberOf(looker) ? seen.cart : null;
};

const isSeenCart = (value: unknown): value is SeenCart =>
  isObject(value) && 'member' in value && 'cart' in value && isObject(value.cart) && 'items' in value.cart;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
