import type { CallName } from '@caravan/contract';
import { calls } from '@caravan/contract/calls';
import type { Api, Result } from './api.ts';
import type { ApiError } from './api-error.ts';
import { callPath, type QueryValues } from './call-path.ts';
import { errorFromAnswer } from './error-from-answer.ts';
import { TransportFault, type Received, type Sent, type Transport } from './transport.ts';

export interface ApiOptions {
  readonly transport: Transport;
  /** 'Server error' in the user's language, the default message (ERR-5). */
  readonly serverError: string;
  /** Asked when a call did not reach the server: words that say why, null for `serverError` (SHELL-13). */
  readonly unreachable?: () => string | null;
  /** The server no longer knows this member: drop the token (AUTH-4, ERR-3). A 401 without such a code is `unauthorized`. */
  readonly onSessionLost: (reason: 'not_authenticated' | 'authentication_failed' | 'unauthorized') => void;
}

/** Makes the typed calls over a transport. Every call answers `[error, result]` and none throws (ERR-1). */
export const createApi = ({
  transport,
  serverError,
  unreachable = () => null,
  onSessionLost,
}: ApiOptions): Api => {
  const send = async <Name extends CallName>(
    name: Name,
    options: LooseOptions = {},
  ): Promise<Result<Name>> => {
    try {
      const answer = await transport(sentOf(name, options));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks answers by the contract (API-6)
      if (answer.status < 400) return [undefined, answer.body as never];
      const error = errorFromAnswer(answer, serverError);
      tellOfLostSession(error, answer, onSessionLost);
      return [error, undefined];
    } catch (fault) {
      return [errorFromFault(fault, serverError, unreachable), undefined];
    }
  };
  return { get: send, post: send, patch: send, delete: send };
};

/** The options of any call, as the wire needs them; `Api` says which call takes which. */
interface LooseOptions {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: QueryValues | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
}

const sentOf = (name: CallName, options: LooseOptions): Sent => {
  const call = calls[name];
  return {
    method: call.method,
    path: callPath(call.path, options.params, options.query),
    ...(options.body === undefined ? {} : { body: options.body }),
    ...(options.idempotencyKey === undefined ? {} : { idempotencyKey: options.idempotencyKey }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  };
};

const tellOfLostSession = (
  error: ApiError,
  { status }: Received,
  onSessionLost: ApiOptions['onSessionLost'],
): void => {
  if (error.code === 'not_authenticated' || error.code === 'authentication_failed') onSessionLost(error.code);
  else if (status === 401) onSessionLost('unauthorized');
};

const errorFromFault = (fault: unknown, serverError: string, unreachable: () => string | null): ApiError => {
  const kind = fault instanceof TransportFault ? fault.kind : 'network';
  const why = kind === 'network' ? unreachable() : null;
  return { kind, message: kind === 'cancelled' ? '' : (why ?? serverError), fields: {} };
};
