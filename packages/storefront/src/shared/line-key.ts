import type { CartLine } from '@caravan/contract';

/** What tells a line from the others: a product may stand there as bought and as given (LIM-6). */
export const lineKey = ({ code, gift }: Pick<CartLine, 'code' | 'gift'>): string =>
  gift ? `${code} gift` : code;
