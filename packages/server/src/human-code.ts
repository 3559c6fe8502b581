import type { Ids } from './context.ts';

/** Thirty letters and digits that are hard to mishear and misread: no 0, O, 1, I, nor L and U. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** So many random letters that are easy to say on the phone. */
export const humanCode = (count: number, ids: Pick<Ids, 'number'>): string =>
  Array.from({ length: count }, () => letters.charAt(ids.number(letters.length))).join('');
