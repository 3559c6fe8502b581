import type { ErrorCode } from '@caravan/contract';

/** What a refused answer may carry beside its words. Fields of the body are message ids by field, in order. */
export interface RefusalData {
  /** Id of words that say more than the code's own. */
  readonly words?: string;
  /** Values for the words. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Body fields with their messages, already in the caller's language. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Facts that go on the wire as they are: `available`, `missing`, `products`. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** The body is a bare list of messages (where the table of calls says so). */
  readonly list?: readonly string[];
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number;
}

/**
 * How a call says no: one of the contract's codes. Services give refusals as values; a route throws this, and the one error
 * handler makes the status and the words of it. Inside a transaction it also undoes what was done.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly data: RefusalData;

  constructor(code: ErrorCode, data: RefusalData = {}) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

/** What was looked for; 404 where there is nothing. */
export const orNotFound = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Refusal('not_found');
  return value;
};

/** A refused body, by field: 400 `{field: [message], code}` (API-5). */
export const refusedFields = (
  fields: Readonly<Record<string, readonly string[]>>,
  code: ErrorCode = 'invalid',
  facts: Readonly<Record<string, unknown>> = {},
): Refusal => new Refusal(code, { fields, facts });

/** A bare list of messages: 400 `["message"]`. */
export const refusedList = (...list: readonly string[]): Refusal => new Refusal('invalid', { list });
