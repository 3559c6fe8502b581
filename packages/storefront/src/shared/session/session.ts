import { createStore, type StoreApi } from 'zustand/vanilla';
import { readJson, type StorageAdapter } from '../storage/storage-adapter.ts';
import { checkedUser, type SessionUser } from './session-user.ts';
import { tabKeys } from './tab-keys.ts';

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
  /** Forgets the member here, and all that this tab keeps of them; the server is told by who calls this. */
  readonly end: () => void;
  /**
   * The server has ended the session: the login says why one is asked (AUTH-4), and what was typed in this tab waits for the same
   * member's return.
   */
  readonly expire: () => void;
  /** Whether it was the server that ended it, and nobody has logged in since. */
  readonly hasExpired: () => boolean;
}

export const tokenKey = 'token';
const userKey = 'currentUser';
/** The products last looked at: not for who uses this browser next. */
export const viewedKey = 'viewed';
/** What was searched for last: not for who uses this browser next. */
export const searchesKey = 'searches';
/** Ids of the products in the cart: a hint that there is one (CART-2). */
export const cartHintKey = 'cartProductsIds';
/** Whose session the server has ended: other tabs tell by it that nobody has logged out. */
const expiredMemberKey = 'expiredMember';
/** In the tab's storage: the server has ended the session, and nobody has logged in again since. */
const expiredKey = 'sessionExpired';
/** Whose the tab's things are while nobody is logged in. */
const ownerKey = 'tabOf';

/** Makes the session over the browser's storage (keys `token`, `currentUser`) and that of the tab. */
export const createSession = (storage: StorageAdapter, tab: StorageAdapter): Session => {
  const store = createStore<SessionState>()(() => ({ user: null, known: false }));
  const token = () => storage.read(tokenKey);
  const storedUser = () => (token() === null ? null : readJson(storage, userKey, checkedUser));
  const forgetTab = () => {
    for (const key of [...Object.values(tabKeys), ownerKey, expiredKey] as const) tab.write(key, null);
  };
  const forgetMember = () => {
    for (const key of [tokenKey, userKey, viewedKey, searchesKey, cartHintKey] as const)
      storage.write(key, null);
    store.setState({ known: true, user: null });
  };
  /** What a member left in this tab waits for them, and is not for another. */
  const waitFor = (pk: number) => {
    tab.write(ownerKey, String(pk));
    tab.write(expiredKey, '1');
  };
  const welcome = ({ pk }: SessionUser) => {
    const owner = tab.read(ownerKey);
    if (owner !== null && owner !== String(pk)) forgetTab();
    for (const key of [ownerKey, expiredKey] as const) tab.write(key, null);
  };
  return {
    store,
    token,
    restore: () => {
      const before = store.getState().user;
      const user = storedUser();
      // Storage that was half wiped, or is of another release: nobody is logged in by half.
      if (user === null && token() !== null) storage.write(tokenKey, null);
      if (before && before.pk !== user?.pk) {
        if (user === null && storage.read(expiredMemberKey) === String(before.pk)) waitFor(before.pk);
        else forgetTab();
      }
      if (user) welcome(user);
      store.setState({ known: true, user });
    },
    begin: (given, user) => {
      welcome(user);
      storage.write(expiredMemberKey, null);
      // The token last: other tabs look when it comes, and find the member then.
      storage.write(userKey, JSON.stringify(user));
      storage.write(tokenKey, given);
      store.setState({ known: true, user });
    },
    end: () => {
      forgetTab();
      storage.write(expiredMemberKey, null);
      forgetMember();
    },
    expire: () => {
      // A call of a page that does not know its member yet may be the one that is refused.
      const user = store.getState().user ?? storedUser();
      if (user) {
        // Before the token goes: other tabs look then.
        storage.write(expiredMemberKey, String(user.pk));
        waitFor(user.pk);
      } else {
        forgetTab();
        tab.write(expiredKey, '1');
      }
      forgetMember();
    },
    hasExpired: () => tab.read(expiredKey) !== null,
  };
};
