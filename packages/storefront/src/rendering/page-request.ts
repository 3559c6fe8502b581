import type { Transport } from '@caravan/api-client';
import type { Language } from '@caravan/i18n';

/** One page to render. */
export interface PageRequest {
  /** The address at the shop's own origin. */
  readonly url: URL;
  readonly language: Language;
  /** The visitor's region; null in a country without regions. */
  readonly store: number | null;
  /** Calls the API of the same process: anonymously, or with the visitor's cookies for a page that is their own. */
  readonly transport: Transport;
  /** The page may show what is the visitor's own: no member is at this browser. */
  readonly own: boolean;
  readonly signal: AbortSignal;
  /** Stands in every script that React writes. */
  readonly nonce: string;
  readonly onError: (error: unknown) => void;
}
