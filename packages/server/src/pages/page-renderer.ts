import type { Language } from '@caravan/i18n';
import type { OwnAnswer, OwnCall } from '../http/own-calls.ts';
import type { Readable } from 'node:stream';

/** One page to render: as anybody sees it, or one visitor; never a member. */
export interface PageRequest {
  readonly url: URL;
  readonly language: Language;
  /** The visitor's region; null in a country without regions. */
  readonly store: number | null;
  /** The page may show what is the visitor's own: no member is at this browser. `transport` then carries their cookies. */
  readonly own: boolean;
  readonly transport: (call: OwnCall) => Promise<OwnAnswer>;
  readonly signal: AbortSignal;
  /** Stands in every script of the page; replaced by a fresh one in each answer. */
  readonly nonce: string;
  readonly onError: (error: unknown) => void;
}

/** What the document's head says of a page. Paths are of this site. */
export interface PageHead {
  readonly title: string;
  readonly siteName: string;
  readonly noindex: boolean;
  readonly description?: string;
  readonly canonical?: string;
  readonly image?: string;
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** Id of the product that the page is about: its path differs from language to language. */
  readonly product?: number;
}

/** Public addresses of the shop, as search engines are told of them. Paths from the root. */
export interface SiteAddresses {
  /** Pages that are no single category or product. */
  readonly pages: readonly string[];
  readonly list: (category: string) => string;
  readonly product: (product: { readonly id: number; readonly slug: string }) => string;
}

export interface RenderedDocument {
  readonly kind: 'document';
  readonly status: number;
  readonly head: PageHead;
  /** Ends of the source paths whose chunks the page needs. */
  readonly sources: readonly string[];
  /** It has no data: it is filled in the browser, whose scripts are wanted before anything is painted. */
  readonly filledLater?: boolean;
  /** All went well and the page is the same for everyone, so it may be kept. */
  readonly shared: boolean;
  readonly body: Readable;
  /** Stands after it in the document: what the browser goes on with. */
  readonly data?: string;
}

export interface RenderedRedirect {
  readonly kind: 'redirect';
  readonly status: number;
  readonly location: string;
  /** Said as an error on the page it leads to (ROUTE-5). */
  readonly notice: string | null;
}

/** What an app brings so that the server can send its pages: the storefront's renderer of this country. */
export interface PageRenderer {
  readonly addresses: SiteAddresses;
  /** The address with only the parts that matter to the page: its key in the cache, and all that the page gets to know. */
  readonly addressOf: (url: URL) => string;
  /** Whether the page shows what is a visitor's own, as their cart is: then it is nobody else's and never kept. */
  readonly isPersonalised?: (url: URL) => boolean;
  /** Script that runs before anything can be pressed. */
  readonly firstScript?: string;
  /** Style of what that script shows. */
  readonly firstStyle?: string;
  /** Id of the mark that a document is parsed up to before browsers that can wait paint any of it (PERF-2). */
  readonly firstPaint?: string;
  /** The markup that browsers put under every page, in a language. */
  readonly fragment?: (language: Language) => string;
  readonly render: (page: PageRequest) => Promise<RenderedDocument | RenderedRedirect>;
}
