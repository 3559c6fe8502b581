import type { Cart } from '@caravan/contract';
import type { StoreApi } from 'zustand/vanilla';

/** A product as the cart names it. */
export interface CartItem {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
}

export interface CartState {
  /** The last cart that the server told whole; null while no screen shows it. */
  readonly cart: Cart | null;
  /** Units by product code that the screen shows already and the server has not confirmed yet. */
  readonly wanted: Readonly<Record<string, number>>;
  /** Why the last change of a product was taken back, in words, by product code. */
  readonly refused: Readonly<Record<string, string>>;
}

/** The cart of this page. The server's cart is the truth; this one runs ahead of it and is corrected by it (CART-5). */
export interface CartStore {
  readonly store: StoreApi<CartState>;
  /** Takes a cart that the server has told. */
  readonly take: (cart: Cart) => void;
  /** The whole cart is no longer shown: changes need not fetch it any more. */
  readonly leave: () => void;
  /** Wants so many units, 0 for none: seen at once, sent when the presses have ended. */
  readonly setQuantity: (item: CartItem, quantity: number) => void;
  readonly empty: () => void;
  /** Puts products back at the quantities they had. */
  readonly restore: (items: readonly (CartItem & { readonly quantity: number })[]) => void;
  /** Sends what waits, and ends when the server has answered all of it. */
  readonly settled: () => Promise<void>;
}
