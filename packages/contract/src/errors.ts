import { z } from 'zod';

/** Codes that an error answer carries (API-5); the words beside it are in the language of the path. */
export const errorCodes = [
  'invalid',
  'invalid_credentials',
  'account_blocked',
  'not_authenticated',
  'authentication_failed',
  'permission_denied',
  'not_home_country',
  'level_too_low',
  'not_bought',
  'not_found',
  'conflict',
  'idempotency_conflict',
  'name_taken',
  'already_reviewed',
  'cannot_place',
  'already_paid',
  'term_over',
  'ordering_stopped',
  'out_of_stock',
  'once_limit',
  'daily_limit',
  'monthly_limit',
  'min_quantity',
  'disabled',
  'unknown_product',
  'cart_full',
  'below_minimum',
  'unavailable',
  'agreements_required',
  'too_large',
  'unsupported_media_type',
  'throttled',
  'maintenance',
  'unavailable_service',
  'server_error',
] as const;

/** A code of an error answer (API-5). */
export type ErrorCode = (typeof errorCodes)[number];

/** `{detail, code}`: what most refusals look like. */
export const detailError = z.looseObject({ detail: z.string(), code: z.enum(errorCodes) });

/** `{field: [message, …], …, code}`: a refused body, by field. */
export const fieldError = z
  .object({ code: z.enum(errorCodes) })
  .catchall(z.union([z.array(z.string()), z.string(), z.number()]));

/** `["message"]`: where the table of calls says so. */
export const messageList = z.array(z.string());
