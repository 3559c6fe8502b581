import type { ApiError } from '@caravan/api-client';
import type { StoreApi } from 'zustand/vanilla';
import type { Shop } from '../shop.tsx';
import type { Cart, Had } from './cart.ts';
import { confirmedCart, wholeCart, type CartState, type ConfirmedCart } from './cart-state.ts';

/** Why there is no cart when it was forgotten meanwhile: whoever asked is no longer there. */
const forgotten: ApiError = { kind: 'cancelled', message: '', fields: {} };

/** Requests for the cart. Of answers that overtake each other the newest one is shown. */
export interface CartRequests extends Pick<Cart, 'load' | 'whole' | 'forget'> {
  /** Asks for the cart; ends when this or a newer answer is shown, or with why none came. */
  readonly ask: () => Promise<ApiError | null>;
  /** From now on it is asked for whole. */
  readonly askWhole: () => void;
  /** What a change was answered with: requests made before it are overtaken. */
  readonly answered: (confirmed: ConfirmedCart) => void;
  /** What holds until a request is answered. */
  readonly assume: (confirmed: ConfirmedCart) => void;
  /** Another number once the cart is somebody else's. */
  readonly owner: () => number;
}

export const createCartRequests = (
  api: Shop['api'],
  { getState, setState }: StoreApi<CartState>,
): CartRequests => {
  /** Requests made and changes answered so far; each has its number. */
  let numbered = 0;
  /** Number of the newest one whose cart is shown: an older answer that comes after it is not believed. */
  let believed = 0;
  /** The newest request: none when nobody has asked for this owner's cart. */
  let newest: Promise<ApiError | null> = Promise.resolve(null);
  let owner = 0;
  /** Once it was needed or told whole it is asked for whole: no shorter answer takes its place. */
  let form: 'short' | 'whole' = 'short';

  const confirm = (number: number, confirmed: ConfirmedCart): void => {
    believed = number;
    if (confirmed.status === 'ready' && 'totals' in confirmed.cart) form = 'whole';
    setState({ confirmed });
  };
  const answerTo = async (number: number): Promise<ApiError | null> => {
    const askedBy = owner;
    if (getState().confirmed.status !== 'ready') setState({ confirmed: { status: 'loading' } });
    const [error, cart] = await (form === 'whole' ? api.get('cart') : api.get('cartShort'));
    if (askedBy !== owner) return newest;
    if (number < believed) return null;
    if (cart) confirm(number, { status: 'ready', cart });
    else if (getState().confirmed.status !== 'ready') confirm(number, { status: 'unreachable', error });
    return error ?? null;
  };
  const ask = (): Promise<ApiError | null> => {
    numbered += 1;
    newest = answerTo(numbered);
    return newest;
  };
  /** What `read` finds in the state, asked for where it finds nothing. */
  const have = async <Found>(read: (state: CartState) => Found | null): Promise<Had<Found>> => {
    const error = read(getState()) ? null : await ask();
    const found = read(getState());
    return found ? [undefined, found] : [error ?? forgotten, undefined];
  };
  const isLoading = (): boolean => getState().confirmed.status === 'loading';

  return {
    ask,
    load: async () => {
      if (isLoading()) await newest;
      return have(confirmedCart);
    },
    whole: async () => {
      const asked = form === 'whole' && isLoading();
      form = 'whole';
      if (asked) await newest;
      return have(wholeCart);
    },
    askWhole: () => {
      form = 'whole';
    },
    answered: (confirmed) => {
      numbered += 1;
      confirm(numbered, confirmed);
    },
    assume: (confirmed) => confirm(numbered, confirmed),
    owner: () => owner,
    forget: () => {
      owner += 1;
      newest = Promise.resolve(null);
    },
  };
};
