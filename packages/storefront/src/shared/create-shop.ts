import { createApi, isSilent, type Transport } from '@caravan/api-client';
import type { CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import { createCartCount } from './cart-count/cart-count.ts';
import { createStore } from 'zustand/vanilla';
import type { Keeper } from './keeper.ts';
import { createCurrentOrder } from './order/current-order.ts';
import { createPanel } from './panel/panel.ts';
import { createSession, type Session } from './session/session.ts';
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
  readonly local: Keeper;
  readonly tab: Keeper;
  /** Why there is no network, in words; null while there is one. */
  readonly unreachable?: () => string | null;
  readonly reload: (path?: string) => void;
  /** Where a page goes on when its session has ended by itself; the same page without it. */
  readonly afterLapse?: () => string | undefined;
  readonly onFault: (fault: unknown) => void;
}

/** Makes a shop of its parts. A session that the server no longer knows is dropped and the page reloaded (AUTH-4). */
export const createShop = ({
  country,
  language,
  store = country.defaultStore,
  i18n,
  needWords = async () => {},
  transport,
  local,
  tab,
  unreachable,
  reload,
  afterLapse = () => undefined,
  onFault,
}: ShopOptions): Shop => {
  const session = createSession(local, tab);
  const toasts = createToasts();
  const api = createApi({
    transport: transport(session),
    serverError: i18n._('error.server'),
    ...(unreachable && { unreachable }),
    onSessionLost: () => {
      if (session.token() === null) return;
      session.lapse();
      reload(afterLapse());
    },
  });
  return {
    country,
    language,
    store,
    i18n,
    needWords,
    api,
    session,
    cartCount: createCartCount(local),
    order: createCurrentOrder(tab),
    local,
    tab,
    toasts,
    panel: createPanel(),
    sponsorLine: createStore(() => ({ line: null })),
    report: (error) => {
      if (!isSilent(error)) toasts.error(error.message);
    },
    reload,
    onFault,
  };
};
