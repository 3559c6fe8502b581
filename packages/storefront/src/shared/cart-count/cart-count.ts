import { createStore, type StoreApi } from 'zustand/vanilla';
import { readJson, type Keeper } from '../keeper.ts';

export interface CartCountState {
  /** Units in the cart; null until known. */
  readonly count: number | null;
  /** Ids of the products in it, for 'already in the cart'. */
  readonly productIds: readonly number[];
  /** Units by product code; null until the server has told. */
  readonly quantities: Readonly<Record<string, number>> | null;
}

/** The badge of the cart. The server's cart is the truth; what is stored here only speeds up the first paint (CART-2). */
export interface CartCount {
  readonly store: StoreApi<CartCountState>;
  readonly set: (
    count: number,
    productIds?: readonly number[],
    quantities?: CartCountState['quantities'],
  ) => void;
  readonly restore: () => void;
}

export const cartKey = 'cartProductsIds';

export const createCartCount = (keeper: Keeper): CartCount => {
  const store = createStore<CartCountState>()(() => ({ count: null, productIds: [], quantities: null }));
  store.subscribe(({ productIds }) => keeper.write(cartKey, JSON.stringify(productIds)));
  return {
    store,
    set: (count, productIds, quantities) =>
      store.setState({ count, ...(productIds && { productIds }), ...(quantities && { quantities }) }),
    restore: () => store.setState({ productIds: readJson(keeper, cartKey, checkedIds) ?? [] }),
  };
};

const checkedIds = (value: unknown): number[] | null =>
  Array.isArray(value) && value.every((id) => Number.isSafeInteger(id)) ? value : null;
