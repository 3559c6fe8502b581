import { Refusal } from './refusal.ts';
import { isDatabaseAway, isDuplicate, isRepeatable } from '../db/failures.ts';
import { refusalTable } from './refusal-table.ts';
import type { I18n } from '@lingui/core';

/** An error as it leaves: status, JSON body and seconds to wait. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: number | null;
}

const away = (): Refusal => new Refusal('unavailable_service', { retryAfter: 5 });

/** The refusal that a thrown value stands for; `server_error` for every fault. */
export const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (isDuplicate(error)) return new Refusal('conflict', { retryAfter: 1 });
  if (isDatabaseAway(error) || isRepeatable(error)) return away();
  const status: unknown = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Refusal('too_large');
  if (status === 415) return new Refusal('unsupported_media_type');
  if (status === 404) return new Refusal('not_found');
  if (status === 503) return away();
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal('invalid');
  return new Refusal('server_error');
};

/** The answer to a refusal, in the caller's language (ERR-6). */
export const errorAnswer = ({ code, data }: Refusal, words: I18n): ErrorAnswer => {
  const { status, words: general } = refusalTable[code];
  const id = data.words ?? general;
  const retryAfter = data.retryAfter ?? null;
  if (data.list) return { status, body: data.list, retryAfter };
  if (data.fields) return { status, body: { ...data.fields, ...data.facts, code }, retryAfter };
  return {
    status,
    body: { detail: words._(id, data.values), ...data.facts, code },
    retryAfter,
  };
};
