import type { ApiError } from '@caravan/api-client';
import type { Cart, ShortCart } from '@caravan/contract';

/** A cart as the server tells it: whole, or as short as the header needs it (API-23, API-24). */
export type KnownCart = Cart | ShortCart;

/** What the server has confirmed. Not to know the cart is not to know that it is empty (CART-10). */
export type ConfirmedCart =
  | { readonly status: 'unknown' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly cart: KnownCart }
  | { readonly status: 'unreachable'; readonly error: ApiError };

/** The cart of this page. */
export interface CartState {
  readonly confirmed: ConfirmedCart;
  /** Units by product code that the screen shows already and the server has not confirmed yet (CART-5). */
  readonly optimistic: Readonly<Record<string, number>>;
  /** Why the last change of a product was rolled back, in words, by product code. */
  readonly refused: Readonly<Record<string, string>>;
}

/** The cart that the server has confirmed; null in the other states. */
export const confirmedCart = ({ confirmed }: CartState): KnownCart | null =>
  confirmed.status === 'ready' ? confirmed.cart : null;

/** The same with totals, limits and messages; null while it is not known so far. */
export const wholeCart = (state: CartState): Cart | null => {
  const cart = confirmedCart(state);
  return cart && 'totals' in cart ? cart : null;
};

/** Units bought by product code; a gift is none of them. */
const quantitiesOf = ({ items }: KnownCart): Record<string, number> =>
  Object.fromEntries(
    items.flatMap((line) => ('gift' in line && line.gift ? [] : [[line.code, line.quantity] as const])),
  );

/** Units of a product that the server has confirmed; null while the cart is not known. */
export const confirmedQuantity = (state: CartState, code: string): number | null => {
  const cart = confirmedCart(state);
  return cart && (quantitiesOf(cart)[code] ?? 0);
};

/** Units of a product as the screen shows them; null while the cart is not known. */
export const shownQuantity = (state: CartState, code: string): number | null =>
  state.optimistic[code] ?? confirmedQuantity(state, code);

const shownQuantities = (state: CartState): readonly number[] | null => {
  const cart = confirmedCart(state);
  return cart && Object.values({ ...quantitiesOf(cart), ...state.optimistic });
};

/** All units as the screen shows them; null while the cart is not known. */
export const shownCount = (state: CartState): number | null =>
  shownQuantities(state)?.reduce((sum, quantity) => sum + quantity, 0) ?? null;

/** Different products as the screen shows them; null while the cart is not known. */
export const shownLines = (state: CartState): number | null =>
  shownQuantities(state)?.filter((quantity) => quantity > 0).length ?? null;
