import type { Api, ApiError } from '@caravan/api-client';
import type { CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, use, type ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Cart } from './cart/cart.ts';
import type { StorageAdapter } from './storage/storage-adapter.ts';
import type { CurrentOrder } from './order/current-order.ts';
import type { Overlays } from './overlays/overlays.ts';
import type { Panel } from './panel/panel.ts';
import type { SaveButtonStore } from './saved/save-button-slot.tsx';
import type { Session } from './session/session.ts';
import type { LoginAgainState } from './session/with-login-again.ts';
import type { Toasts } from './toasts/toasts.ts';
import type { NeedWords } from './words/need-words.ts';

/** Everything that screens share: made once per page load in the browser, once per request on the server. */
export interface Shop {
  readonly country: CountryDefinition;
  readonly language: Language;
  /** Region whose prices, stock and deliveries the page shows; null in a country without regions (API-2). */
  readonly store: number | null;
  readonly i18n: I18n;
  readonly api: Api;
  /** Asks for words beyond those of every page, before a part that speaks them is shown. */
  readonly needWords: NeedWords;
  readonly session: Session;
  /** Asks for a login that has ended, on pages that have a place for it (CHK-9). */
  readonly loginAgain: StoreApi<LoginAgainState>;
  readonly cart: Cart;
  readonly order: CurrentOrder;
  /** What survives the browser. */
  readonly local: StorageAdapter;
  /** What survives a reload of the tab. */
  readonly tab: StorageAdapter;
  readonly toasts: Toasts;
  /** What lies over the page: one at a time. */
  readonly overlays: Overlays;
  readonly panel: Panel;
  /** The button that saves products (SHOP-13). */
  readonly saveButton: SaveButtonStore;
  /** Says whose referral link was followed, once that is known; stands in the top bar (SHELL-9). */
  readonly sponsorLine: StoreApi<{ readonly line: ReactNode }>;
  /** Tells the user of a failed call, unless it is one that is not spoken of (ERR-1, ERR-2, ERR-4). */
  readonly report: (error: ApiError) => void;
  /** Takes an error of our own that the user is told of in general words only. */
  readonly onError: (error: unknown) => void;
  /** Loads the page anew, at the same address unless told where. */
  readonly reload: (path?: string) => void;
}

const ShopContext = createContext<Shop | null>(null);

/** The shop of this page. Throws outside of a ShopProvider. */
export const useShop = (): Shop => {
  const shop = use(ShopContext);
  if (!shop) throw new Error('No ShopProvider above');
  return shop;
};

export const ShopProvider = ({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) => (
  <ShopContext value={shop}>
    <I18nProvider i18n={shop.i18n}>{children}</I18nProvider>
  </ShopContext>
);
