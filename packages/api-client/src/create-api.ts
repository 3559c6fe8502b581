import type { CallName } from '@caravan/contract';
import type { Api, Result } from './api.ts';
import type { ApiError } from './api-error.ts';
import { latePart } from './late-part.ts';
import type { LooseOptions } from './send-call.ts';
import { TransportFault, type Transport } from './transport.ts';

/** What the calls are made with: how they travel, and what is said when the server’s answer says nothing. */
export interface ApiOptions {
  readonly transport: Transport;
  /** 'Server error' in the user's language, the default message (ERR-5). */
  readonly serverError: string;
  /** Asked when a call did not reach the server: words that say why, null for `serverError` (SHELL-13). */
  readonly unreachable?: () => string | null;
  /** The server no longer knows this member: drop the token (AUTH-4, ERR-3). A 401 without such a code is `unauthorized`. */
  readonly onSessionLost: (reason: 'not_authenticated' | 'authentication_failed' | 'unauthorized') => void;
}

/** What a call is made of comes with the first one, so it does not delay the first paint. */
export const loadCalls = latePart(() => import('./send-call.ts'));

/** Makes the typed calls over a transport. Every call answers `[error, result]` and none throws (ERR-1). */
export const createApi = (options: ApiOptions): Api => {
  const send = async <Name extends CallName>(name: Name, how: LooseOptions = {}): Promise<Result<Name>> => {
    try {
      const { sendCall } = await loadCalls();
      return await sendCall(options, name, how);
    } catch (fault) {
      return [errorFromFault(fault, options), undefined];
    }
  };
  return { get: send, post: send, put: send, patch: send, delete: send };
};

const errorFromFault = (fault: unknown, { serverError, unreachable }: ApiOptions): ApiError => {
  const expected = fault instanceof TransportFault;
  const kind = expected ? fault.kind : 'network';
  const why = kind === 'network' ? (unreachable?.() ?? null) : null;
  return {
    kind,
    message: kind === 'cancelled' ? '' : (why ?? serverError),
    fields: {},
    ...(!expected && { cause: fault }),
  };
};
