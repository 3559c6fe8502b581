import type { ErrorCode } from '@caravan/contract';

/** Why a call gave no result. `message` is ready to be shown; it is empty for a call cancelled by navigation (ERR-1). */
export interface ApiError {
  readonly kind: 'http' | 'network' | 'timeout' | 'cancelled';
  readonly status?: number;
  /** The server's code, when its answer was an object (ERR-6). */
  readonly code?: ErrorCode;
  readonly message: string;
  /** Messages by field of a refused body (ERR-4). */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The answer whole, for refusals that carry more than words. */
  readonly body?: unknown;
  /** What was thrown, when it was a fault of our own (a missing module, a TypeError) and none of the network: for logs. */
  readonly cause?: unknown;
}
