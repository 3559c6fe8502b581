import type { FastifyRequest } from 'fastify';

/** What Fastify aborts a request with when its handler took too long. */
const isTimeout = (reason: unknown): boolean =>
  reason instanceof Error && 'code' in reason && reason.code === 'FST_ERR_HANDLER_TIMEOUT';

/**
 * Aborts when the call was answered 503 because it took too long (F28). Not when the client left: what it asked for is done all
 * the same, as a cart's change that was sent on the way to another page.
 */
export const timeOver = (request: FastifyRequest): AbortSignal => {
  const over = new AbortController();
  const { signal } = request;
  const hear = (): void => {
    if (isTimeout(signal.reason)) over.abort(signal.reason);
  };
  if (signal.aborted) hear();
  else signal.addEventListener('abort', hear, { once: true });
  return over.signal;
};
