import type { Books } from './create-books.ts';
import { isLive, wasSuccessful, type Entry } from './entry.ts';
import type { Refusal } from './refusal.ts';

/** What a shop wants voided: an order, a transaction, or a transaction within an order. Empty is not said. */
export interface VoidRequest {
  readonly clientId: string;
  readonly oid: string;
  readonly transactionId: string;
}

const judged = (entry: Entry): Entry | Refusal => {
  if (!wasSuccessful(entry)) return 'CORE-2120';
  if (entry.state === 'settled') return 'CORE-2511';
  return entry.state === 'captured' ? entry : 'CORE-2008';
};

const ofOrder = (entries: readonly Entry[]): Entry | Refusal => {
  const [first, ...others] = entries.filter(({ state }) => state === 'captured');
  if (!first) return entries.some(isLive) ? 'CORE-2511' : 'CORE-2008';
  return others.length === 0 ? first : 'CORE-2133';
};

/**
 * Which entry a void takes back, or why none: only before the end of its day. By order number the one transaction of the
 * open day is meant, be it a refund. With `hitsNewest` (a fault seen at real gateways) it is always the newest success.
 */
export const entryToVoid = (
  books: Books,
  { clientId, oid, transactionId }: VoidRequest,
  hitsNewest: boolean,
): Entry | Refusal => {
  const named = transactionId === '' ? null : books.find(clientId, transactionId);
  const meant = named !== null && (oid === '' || named.oid === oid) ? named : null;
  const entries = books.entriesOf(clientId, meant?.oid ?? oid);
  if (hitsNewest) {
    const newest = entries.find(isLive);
    return newest ? judged(newest) : 'CORE-2008';
  }
  if (transactionId === '') return ofOrder(entries);
  return meant ? judged(meant) : 'CORE-2008';
};
