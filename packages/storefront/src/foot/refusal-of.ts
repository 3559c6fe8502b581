import type { Keeper } from '../shared/keeper.ts';

/** What a browser does not keep: cookies, which hold a visitor's cart, or storage, which holds the login. */
export type Refusal = 'cookies' | 'storage';

const probe = 'probe';

/** What this browser refuses to keep (SHELL-16); null: nothing. `open` gives the storage afresh: what was refused lives with one keeper. */
export const refusalOf = (
  { cookieEnabled }: Pick<Navigator, 'cookieEnabled'>,
  open: () => Keeper,
): Refusal | null => {
  if (!cookieEnabled) return 'cookies';
  open().write(probe, probe);
  const keeps = open().read(probe) === probe;
  open().write(probe, null);
  return keeps ? null : 'storage';
};
