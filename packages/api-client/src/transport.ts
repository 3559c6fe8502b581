/** One call as it goes out: a path under `/{language}/api/`, query included. */
export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** JSON, or a form with a file. */
  readonly body?: unknown;
  /** Lets the server recognise a repeat, so that a write may be retried (API-7, ERR-7). */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** What came back. `body` is the parsed JSON or the bytes of a document, `null` when there was none. */
export interface Received {
  readonly status: number;
  readonly body: unknown;
}

/** Carries a call to the server: ky in the browser, the same process on the server. Throws only a TransportFault. */
export type Transport = (sent: Sent) => Promise<Received>;

/** Why a call brought no answer. */
export type FaultKind = 'network' | 'timeout' | 'cancelled';

/** Why no answer came: nothing reached the server, it was too slow, or the caller lost interest. */
export class TransportFault extends Error {
  override readonly name = 'TransportFault';
  readonly kind: FaultKind;

  constructor(kind: FaultKind, cause?: unknown) {
    super(`No answer: ${kind}`, { cause });
    this.kind = kind;
  }
}
