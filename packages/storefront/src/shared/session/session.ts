import { createStore, type StoreApi } from 'zustand/vanilla';
import { readJson, type Keeper } from '../keeper.ts';
import { checkedUser, type SessionUser } from './session-user.ts';

export interface SessionState {
  readonly user: SessionUser | null;
  /** False until the browser has looked into its storage: documents are served anonymous, whoever asks. */
  readonly known: boolean;
}

/** Who is logged in, in this browser. The token leaves it only as the header of API calls. */
export interface Session {
  readonly store: StoreApi<SessionState>;
  readonly token: () => string | null;
  /** Reads storage anew. */
  readonly restore: () => void;
  readonly begin: (token: string, user: SessionUser) => void;
  /** Forgets the member here; the server is told by who calls this. */
  readonly end: () => void;
  /** The same, when it was the server that ended it: the login then says why one is asked (AUTH-4). */
  readonly expire: () => void;
  readonly hasExpired: () => boolean;
}

export const tokenKey = 'token';
export const userKey = 'currentUser';
/** The products last looked at: not for who uses this browser next. */
export const viewedKey = 'viewed';
/** The cart last seen, in the tab's storage: not for them either. */
export const seenCartKey = 'seenCart';
/** Ids of the products in the cart: a hint that there is one (CART-2). */
export const cartHintKey = 'cartProductsIds';
/** In the tab's storage: the server has ended the session, and nobody has logged in again since. */
const expiredKey = 'sessionExpired';

/** Makes the session over the browser's storage (keys `token`, `currentUser`) and that of the tab. */
export const createSession = (keeper: Keeper, tab: Keeper): Session => {
  const store = createStore<SessionState>()(() => ({ user: null, known: false }));
  const token = () => keeper.read(tokenKey);
  const end = () => {
    for (const key of [tokenKey, userKey, viewedKey, cartHintKey]) keeper.write(key, null);
    for (const key of [seenCartKey, expiredKey]) tab.write(key, null);
    store.setState({ known: true, user: null });
  };
  return {
    store,
    token,
    restore: () =>
      store.setState({ known: true, user: token() === null ? null : readJson(keeper, userKey, checkedUser) }),
    begin: (given, user) => {
      // The token last: other tabs look when it comes, and find the member then.
      keeper.write(userKey, JSON.stringify(user));
      keeper.write(tokenKey, given);
      tab.write(expiredKey, null);
      store.setState({ known: true, user });
    },
    end,
    expire: () => {
      end();
      tab.write(expiredKey, '1');
    },
    hasExpired: () => tab.read(expiredKey) !== null,
  };
};
