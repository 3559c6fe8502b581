import type { Cart } from '@caravan/contract';
import { readJson, type Keeper } from '../../shared/keeper.ts';
import { seenCartKey } from '../../shared/session/session.ts';

interface SeenCart {
  /** Key of the member whose cart it is; null: the visitor's. */
  readonly member: number | null;
  readonly cart: Cart;
}

/**
 * Keeps the cart that is shown, so that it can be read without a network (SHELL-13): in this tab only, gone with it or with
 * the logout.
 */
export const keepSeenCart = (tab: Keeper, seen: SeenCart): void =>
  tab.write(seenCartKey, JSON.stringify(seen));

/** The cart last seen in this tab by `member`; null where there is none. */
export const seenCart = (tab: Keeper, member: number | null): Cart | null => {
  const seen = readJson(tab, seenCartKey, (value) => (isSeenCart(value) ? value : null));
  return seen?.member === member ? seen.cart : null;
};

const isSeenCart = (value: unknown): value is SeenCart =>
  isObject(value) && 'member' in value && 'cart' in value && isObject(value.cart) && 'items' in value.cart;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
