import type { CallName } from '@caravan/contract';
import { calls, type CallRoute } from '@caravan/contract/calls';
import type { Result } from './api.ts';
import type { ApiError } from './api-error.ts';
import { callPath, type QueryValues } from './call-path.ts';
import type { ApiOptions } from './create-api.ts';
import { errorFromAnswer } from './error-from-answer.ts';
import type { Received, Sent } from './transport.ts';

/** The options of any call, as the wire needs them; `Api` says which call takes which. */
export interface LooseOptions {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: QueryValues | undefined;
  readonly body?: unknown;
  readonly file?: Blob | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** Sends one call and reads its answer by the contract. Throws what the transport throws. */
export const sendCall = async <Name extends CallName>(
  { transport, serverError, onSessionLost }: ApiOptions,
  name: Name,
  options: LooseOptions,
): Promise<Result<Name>> => {
  const answer = await transport(sentOf(name, options));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks answers by the contract (API-6)
  if (answer.status < 400) return [undefined, answer.body as never];
  const error = errorFromAnswer(answer, serverError);
  tellOfLostSession(error, answer, onSessionLost);
  return [error, undefined];
};

const sentOf = (name: CallName, options: LooseOptions): Sent => {
  const call: CallRoute = calls[name];
  const body = call.upload === undefined ? options.body : formWith(call.upload, options.file);
  return {
    method: call.method,
    path: callPath(call.path, options.params, options.query),
    ...(body === undefined ? {} : { body }),
    ...(options.idempotencyKey === undefined ? {} : { idempotencyKey: options.idempotencyKey }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  };
};

const formWith = (name: string, file: Blob | undefined): FormData => {
  const form = new FormData();
  if (file) form.append(name, file);
  return form;
};

const tellOfLostSession = (
  error: ApiError,
  { status }: Received,
  onSessionLost: ApiOptions['onSessionLost'],
): void => {
  if (error.code === 'not_authenticated' || error.code === 'authentication_failed') onSessionLost(error.code);
  else if (status === 401) onSessionLost('unauthorized');
};
