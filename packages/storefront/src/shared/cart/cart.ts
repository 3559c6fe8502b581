import type { ApiError } from '@caravan/api-client';
import type { Answer, Body, Cart as WholeCart } from '@caravan/contract';
import type { StoreApi } from 'zustand/vanilla';
import type { CartState, KnownCart } from './cart-state.ts';

/** What was asked for, or why it could not be had. */
export type Had<Found> = readonly [ApiError, undefined] | readonly [undefined, Found];

/** Units of a product. */
export interface Quantity {
  readonly code: string;
  readonly quantity: number;
}

/** What became of each of many products. */
export type Added = Extract<Answer<'cartAdd'>, { readonly results: unknown }>['results'];
type AddedItems = Extract<Body<'cartAdd'>, { readonly items: unknown }>['items'];

/** The one cart of this browser. The server's is the truth; this one runs ahead of it and is corrected by it (CART-10). */
export interface Cart {
  readonly store: StoreApi<CartState>;
  /** The cart as it is known; asked for where it is not. */
  readonly load: () => Promise<Had<KnownCart>>;
  /** The same with totals, limits and messages, for screens that show them. From then on it is always asked for whole. */
  readonly whole: () => Promise<Had<WholeCart>>;
  /** Asks for it whatever is known. A failure leaves what was known; an answer that something newer overtook is dropped. */
  readonly refresh: () => Promise<void>;
  /** Takes the cart that came with the page, unless something newer is known or being asked for. */
  readonly seed: (cart: WholeCart) => void;
  /** Forgets whose cart it was: after a login or a logout it is another one. */
  readonly forget: () => void;
  /**
   * Has the cart hold so many units, none for 0: seen at once, sent when the presses have ended, once. Tells whether the server
   * has confirmed it; a refusal is rolled back and told to the user.
   */
  readonly setQuantity: (code: string, quantity: number) => Promise<boolean>;
  /** Takes everything out. */
  readonly empty: () => Promise<boolean>;
  /**
   * Adds many products at once (SHOP-8). Null: the call failed, which is told; the same ones sent again then count once, should the
   * first call have arrived (API-7).
   */
  readonly addAll: (items: AddedItems) => Promise<Added | null>;
  /** Sends what waits; ends when the server has answered all of it. */
  readonly settled: () => Promise<void>;
  /** Calls back whenever the server has confirmed a change made here. */
  readonly onChanged: (listener: () => void) => void;
}
