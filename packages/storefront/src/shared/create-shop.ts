import { createApi, isSilent, type Transport } from '@caravan/api-client';
import type { CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import { keepCartHint } from './cart/cart-hint.ts';
import { createCart } from './cart/create-cart.ts';
import { createStore } from 'zustand/vanilla';
import type { StorageAdapter } from './storage/storage-adapter.ts';
import { createCurrentOrder } from './order/current-order.ts';
import { createOverlays } from './overlays/overlays.ts';
import { createPanel } from './panel/panel.ts';
import { createSession, type Session } from './session/session.ts';
import { withLoginAgain, type LoginAgainState } from './session/with-login-again.ts';
import type { Shop } from './shop.tsx';
import { createToasts } from './toasts/toasts.ts';
import type { NeedWords } from './words/need-words.ts';

export interface ShopOptions {
  readonly country: CountryDefinition;
  readonly language: Language;
  /** The region of the page; the country's default without it. */
  readonly store?: number | null;
  readonly i18n: I18n;
  /** Without it `i18n` has all words. */
  readonly needWords?: NeedWords;
  /** Carries the calls; it asks the session for the token. */
  readonly transport: (session: Session) => Transport;
  /** Survives the browser (`localStorage`) and the tab (`sessionStorage`). */
  readonly local: StorageAdapter;
  readonly tab: StorageAdapter;
  /** Whether there is no network, asked when a call came to nothing. */
  readonly isOffline?: () => boolean;
  readonly reload: (path?: string) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Makes a shop of its parts. A session that the server no longer knows is dropped and the page reloaded (AUTH-4), but where the page
 * asks for the login in place (CHK-9).
 */
export const createShop = ({
  country,
  language,
  store = country.defaultStore,
  i18n,
  needWords = async () => {},
  transport,
  local,
  tab,
  isOffline,
  reload,
  onError,
}: ShopOptions): Shop => {
  const session = createSession(local, tab);
  const toasts = createToasts();
  const overlays = createOverlays();
  const loginAgain = createStore<LoginAgainState>()(() => ({ ask: null }));
  const api = createApi({
    transport: withLoginAgain(transport(session), session, loginAgain),
    serverError: i18n._('error.server'),
    ...(isOffline && { unreachable: () => (isOffline() ? i18n._('error.offline') : null) }),
    onSessionLost: () => {
      if (session.token() === null) return;
      session.expire();
      reload();
    },
  });
  const report: Shop['report'] = (error) => {
    if (error.cause !== undefined) onError(error.cause);
    if (!isSilent(error)) toasts.error(error.message);
  };
  const cart = createCart({ api, session, i18n, report, toasts, onError });
  keepCartHint(cart, local);
  return {
    country,
    language,
    store,
    i18n,
    needWords,
    api,
    session,
    loginAgain,
    cart,
    order: createCurrentOrder(tab),
    local,
    tab,
    toasts,
    overlays,
    panel: createPanel(overlays),
    saveButton: createStore(() => ({ SaveButton: null })),
    sponsorLine: createStore(() => ({ line: null })),
    report,
    reload,
    onError,
  };
};
