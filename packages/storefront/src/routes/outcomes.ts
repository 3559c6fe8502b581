import type { ApiError } from '@caravan/api-client';
import { ownPath } from './own-path.ts';

export interface RedirectOptions {
  /** 301 on the server: the address has moved for good. Else 302. */
  readonly permanent?: boolean;
  /** Shown as an error toast once there (ROUTE-5). */
  readonly message?: string;
}

/** A loader's decision to go elsewhere. */
export class ScreenRedirect extends Error {
  override readonly name = 'ScreenRedirect';
  readonly path: string;
  readonly permanent: boolean;
  readonly notice: string;

  constructor(path: string, { permanent = false, message = '' }: RedirectOptions) {
    super(`Redirect to ${path}`);
    this.path = path;
    this.permanent = permanent;
    this.notice = message;
  }
}

/** A loader's finding that what the address names does not exist. */
export class ScreenNotFound extends Error {
  override readonly name = 'ScreenNotFound';
}

/** A call that failed while a screen was loading; the error screen shows its message and 'Try again' (ROUTE-17). */
export class ScreenFailure extends Error {
  override readonly name = 'ScreenFailure';
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.message, { cause: error.cause });
    this.error = error;
  }
}

/** `throw redirectTo('/cart')`: only to own paths; anything else leads home. */
export const redirectTo = (path: string, options: RedirectOptions = {}): ScreenRedirect =>
  new ScreenRedirect(ownPath(path) ?? '/', options);

/** `throw notFound()` */
export const notFound = (): ScreenNotFound => new ScreenNotFound();

/** The result of a call, or its error thrown to the error screen. For what a screen cannot do without. */
export const unwrap = <Value>([error, result]:
  | readonly [error: ApiError, result: undefined]
  | readonly [error: undefined, result: Value]): Value => {
  if (error !== undefined) throw new ScreenFailure(error);
  return result;
};
