import ky, { isHTTPError, isTimeoutError } from 'ky';
import type { KyTransportOptions } from './ky-transport.ts';
import { TransportFault, type Received, type Sent } from './transport.ts';

const retriedStatuses = [408, 500, 502, 503, 504];

/** Carries one call by ky. Reads, and writes that carry an idempotency key, are retried twice (ERR-7). */
export const sendByKy = async (
  { prefix, headers, timeLimit = 60_000, pause = 300 }: KyTransportOptions,
  sent: Sent,
): Promise<Received> => {
  try {
    const response = await ky(sent.path, {
      prefix,
      method: sent.method,
      headers: {
        accept: 'application/json',
        ...headers(),
        ...(sent.idempotencyKey ? { 'idempotency-key': sent.idempotencyKey } : {}),
      },
      ...bodyOf(sent),
      ...(sent.signal ? { signal: sent.signal } : {}),
      redirect: 'error',
      // A write outlives the page that sent it: who adds and leaves at once has added. Browsers do that for small ones only.
      keepalive: sent.method !== 'GET' && !isForm(sent.body),
      timeout: timeLimit,
      totalTimeout: timeLimit,
      retry: {
        limit: sent.method === 'GET' || sent.idempotencyKey ? 2 : 0,
        methods: [sent.method.toLowerCase()],
        statusCodes: retriedStatuses,
        afterStatusCodes: [],
        delay: (attempt) => pause * 2 ** (attempt - 1),
        jitter: (delay) => delay * (0.8 + Math.random() * 0.4),
      },
    });
    return await received(response);
  } catch (error) {
    if (isHTTPError(error)) return { status: error.response.status, body: error.data ?? null };
    if (sent.signal?.aborted) throw new TransportFault('cancelled', error);
    throw new TransportFault(isTimeoutError(error) ? 'timeout' : 'network', error);
  }
};

const isForm = (body: unknown): body is FormData => body instanceof FormData;

const bodyOf = ({ body }: Sent): { body?: FormData; json?: unknown } => {
  if (body === undefined) return {};
  return isForm(body) ? { body } : { json: body };
};

const received = async (response: Response): Promise<Received> => {
  if (response.headers.get('content-type') === 'application/pdf')
    return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
};
