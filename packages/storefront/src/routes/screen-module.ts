import type { Api } from '@caravan/api-client';
import type { CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { InformationItem } from './information-of.ts';
import type { StorageAdapter } from '../shared/storage/storage-adapter.ts';
import type { Cart } from '../shared/cart/cart.ts';
import type { CurrentOrder } from '../shared/order/current-order.ts';
import type { Session } from '../shared/session/session.ts';

/** What a screen's loader is given. `url` holds the address being opened; `signal` ends with the navigation. */
export interface LoaderContext {
  readonly api: Api;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly country: CountryDefinition;
  readonly language: Language;
  /** Who is logged in and which order is being placed: known in the browser only. */
  readonly session: Session;
  readonly cart: Cart;
  readonly order: CurrentOrder;
  /** What survives a reload of the tab. */
  readonly tab: StorageAdapter;
  readonly signal: AbortSignal;
}

/** Fetches what a screen shows. May throw what `redirectTo`, `notFound` and `unwrap` throw. */
export type ScreenLoader<Data = unknown> = (context: LoaderContext) => Promise<Data>;

/** What search engines and messengers read of a screen. */
export interface ScreenMeta {
  readonly description?: string;
  /** Path of the canonical address; the address without its query when absent. */
  readonly canonical?: string;
  /** Path of the picture shown with a shared link. */
  readonly image?: string;
  /** Structured data (schema.org), one object. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** Id of the product that the screen is about: its path differs from language to language. */
  readonly product?: number;
  /** Of a screen made by a search or a filter: search engines have its products from elsewhere. */
  readonly unlisted?: boolean;
}

/** What titles and descriptions are written with. */
export interface MetaContext {
  readonly i18n: I18n;
  readonly country: CountryDefinition;
  readonly language: Language;
}

/**
 * A screen's file, as its lazy import gives it. `title` and `meta` get what `load` answered; a private screen's title is
 * asked without data while the neutral shell is served, so it must do without.
 */
export interface ScreenModule {
  readonly Screen: ComponentType;
  readonly load?: ScreenLoader;
  title(context: MetaContext, data: unknown): string;
  meta?(context: MetaContext, data: unknown): ScreenMeta;
  /** Instead of the shop's header and footer, on a screen that nothing should lead away from (CHK-9). */
  readonly enclosure?: {
    readonly Header: ComponentType;
    readonly Footer: ComponentType<{ readonly information: readonly InformationItem[] }>;
  };
  /** Holds the first paint itself, until more of it is there than what stands above it: it has a `FirstPaintMark`. */
  readonly marksFirstPaint?: boolean;
  /** Stands in for a private screen until its guard and loader have run. */
  readonly Skeleton?: ComponentType;
}
