import { randomBytes, randomInt } from 'node:crypto';

/** So many random decimal digits. */
export const randomDigits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(10)).join('');

/** The bank's own number of a transaction (`TransId`), never given twice. */
export const newTransactionId = (now: Date): string =>
  `SIM${now.getTime().toString(36).toUpperCase()}${randomBytes(5).toString('hex').toUpperCase()}`;
