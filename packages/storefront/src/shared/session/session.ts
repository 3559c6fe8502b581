import { createStore, type StoreApi } from 'zustand/vanilla';
import { readJson, type Keeper } from '../keeper.ts';
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
  /** The server knows the session no longer: what was typed in this tab waits for the same member's return. */
  readonly lapse: () => void;
}

export const tokenKey = 'token';
export const userKey = 'currentUser';
/** The products last looked at: not for who uses this browser next. */
export const viewedKey = 'viewed';
/** Whose session ended by itself: other tabs tell by it that nobody has logged out. */
const lapsedKey = 'lapsed';
/** Whose the tab's things are while nobody is logged in. */
const ownerKey = 'tabOf';

/** Makes the session over the browser's storage (keys `token`, `currentUser`) and that of the tab. */
export const createSession = (keeper: Keeper, tab: Keeper): Session => {
  const store = createStore<SessionState>()(() => ({ user: null, known: false }));
  const token = () => keeper.read(tokenKey);
  const forgetTab = () => {
    for (const key of [...Object.values(tabKeys), ownerKey]) tab.write(key, null);
  };
  const forgetMember = () => {
    for (const key of [tokenKey, userKey, viewedKey]) keeper.write(key, null);
    store.setState({ known: true, user: null });
  };
  /** What a member left in this tab is not for another. */
  const welcome = ({ pk }: SessionUser) => {
    const owner = tab.read(ownerKey);
    if (owner !== null && owner !== String(pk)) forgetTab();
    tab.write(ownerKey, null);
  };
  return {
    store,
    token,
    restore: () => {
      const before = store.getState().user;
      const user = token() === null ? null : readJson(keeper, userKey, checkedUser);
      if (before && before.pk !== user?.pk) {
        if (user === null && keeper.read(lapsedKey) === String(before.pk))
          tab.write(ownerKey, String(before.pk));
        else forgetTab();
      }
      if (user) welcome(user);
      store.setState({ known: true, user });
    },
    begin: (given, user) => {
      welcome(user);
      keeper.write(lapsedKey, null);
      // The token last: other tabs look when it comes, and find the member then.
      keeper.write(userKey, JSON.stringify(user));
      keeper.write(tokenKey, given);
      store.setState({ known: true, user });
    },
    end: () => {
      forgetTab();
      keeper.write(lapsedKey, null);
      forgetMember();
    },
    lapse: () => {
      const { user } = store.getState();
      if (user) {
        // Before the token goes: other tabs look then.
        keeper.write(lapsedKey, String(user.pk));
        tab.write(ownerKey, String(user.pk));
      } else forgetTab();
      forgetMember();
    },
  };
};
