import type { Answer, Body, CallName, Params, Query, UploadName } from '@caravan/contract';
import type { calls } from '@caravan/contract/calls';
import type { ApiError } from './api-error.ts';

/** Calls of one HTTP method. */
export type CallsBy<Method extends string> = {
  [Name in CallName]: (typeof calls)[Name]['method'] extends Method ? Name : never;
}[CallName];

type Part<Key extends string, Value, Needed extends boolean> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : Needed extends true
    ? { readonly [K in Key]: Value }
    : { readonly [K in Key]?: Value };

/** What a call takes: its parameters, query and body by the contract, and how it is sent. */
export type CallOptions<Name extends CallName> = Part<'params', Params<Name>, true> &
  Part<'query', Query<Name>, false> &
  Part<'body', Body<Name>, true> &
  Part<'file', Name extends UploadName ? Blob : undefined, true> & {
    readonly signal?: AbortSignal;
    /** Makes a write safe to repeat; the same key for the same intention (API-7). */
    readonly idempotencyKey?: string;
  };

/** `[error, result]`: exactly one of the two is there (ERR-1). */
export type Result<Name extends CallName> =
  | readonly [ApiError, undefined]
  | readonly [undefined, Answer<Name>];

/** Options may be left out where a call needs none. */
export type Rest<Name extends CallName> =
  Partial<CallOptions<Name>> extends CallOptions<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>];

/** Typed calls by name; none of them throws. */
export interface Api {
  get<Name extends CallsBy<'GET'>>(name: Name, ...rest: Rest<Name>): Promise<Result<Name>>;
  post<Name extends CallsBy<'POST'>>(name: Name, ...rest: Rest<Name>): Promise<Result<Name>>;
  put<Name extends CallsBy<'PUT'>>(name: Name, ...rest: Rest<Name>): Promise<Result<Name>>;
  patch<Name extends CallsBy<'PATCH'>>(name: Name, ...rest: Rest<Name>): Promise<Result<Name>>;
  delete<Name extends CallsBy<'DELETE'>>(name: Name, ...rest: Rest<Name>): Promise<Result<Name>>;
}
