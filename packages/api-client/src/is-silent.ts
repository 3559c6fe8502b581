import type { ApiError } from './api-error.ts';

/** Whether the error is one that the user is told nothing of: a cancelled call, or a session that ended (ERR-1, ERR-3). */
export const isSilent = (error: ApiError): boolean =>
  error.kind === 'cancelled' ||
  error.status === 401 ||
  error.code === 'not_authenticated' ||
  error.code === 'authentication_failed';
