import type { Fields } from './hash.ts';

/** A posted form as plain text fields; a field that came twice is dropped, so a signature over it fails. */
export const plainFields = (body: unknown): Fields =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      )
    : {};
