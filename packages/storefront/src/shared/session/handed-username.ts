/** State of a navigation to the login, with the member id (digits) that is to stand there: not in the address, nor kept. */
export const handUsername = (username: string): { readonly username: string } => ({ username });

/** The member id that a navigation handed over; empty without one. */
export const usernameIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'username' in state && typeof state.username === 'string'
    ? state.username
    : '';
