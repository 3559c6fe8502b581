import type { ApiError } from '@caravan/api-client';

/** The server's words of a call that it refused, to be said in the form; null for a failure, which is reported instead. */
export const toldRefusal = ({ kind, status, message }: ApiError): string | null =>
  kind === 'http' && (status ?? 500) < 500 ? message : null;
