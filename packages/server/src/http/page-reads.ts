import type { Language } from '@caravan/i18n';

/** What a page says of a product beside the answer of its call. */
export interface ProductFacts {
  /** Reviews with 1 to 5 stars. */
  readonly ratings: readonly number[];
  readonly slugs: Partial<Readonly<Record<Language, string>>>;
}

/** What the calls of one page have read: another call of that page, or its document, need not ask for it again (PERF-5). */
export interface PageReads {
  /** By id, as soon as a call has asked for it; undefined for one that does not exist in the page's language. */
  readonly products: Map<number, Promise<{ readonly product: ProductFacts } | undefined>>;
}

/** Those of a page that has called nothing yet. */
export const createPageReads = (): PageReads => ({ products: new Map() });
