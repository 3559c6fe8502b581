import { latePart } from './late-part.ts';
import { TransportFault, type Transport } from './transport.ts';

/** Where calls go, and the headers that they carry. */
export interface KyTransportOptions {
  /** Where the calls go, e.g. `/ru/api/`. */
  readonly prefix: string;
  /** Headers of every call, read anew each time: the token, the store (API-2). */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Milliseconds for a call with its retries (ERR-1). */
  readonly timeLimit?: number;
  /** First pause before a retry in milliseconds; it doubles. */
  readonly pause?: number;
}

/** Fetches ky ahead of the first call: at the first sign that the visitor does something. */
export const loadKy = latePart(() => import('./send-by-ky.ts'));

/** The browser's transport. ky itself is fetched at the first call, so it does not delay the first paint. */
export const kyTransport =
  (options: KyTransportOptions): Transport =>
  async (sent) => {
    const { sendByKy } = await loadKy().catch((cause: unknown) => {
      throw new TransportFault('network', cause);
    });
    return sendByKy(options, sent);
  };
