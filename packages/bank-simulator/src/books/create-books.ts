import { newTransactionId, randomDigits } from '../transaction-numbers.ts';
import { readBooksFile, writeBooksFile } from './books-file.ts';
import { wasSuccessful, type Entry } from './entry.ts';

/** What is known of a transaction before the bank has numbered it; a number that the shop heard already is kept. */
export type NewEntry = Pick<
  Entry,
  'clientId' | 'oid' | 'kind' | 'amount' | 'currency' | 'maskedCard' | 'returnCode'
> &
  Partial<Pick<Entry, 'transactionId' | 'authCode' | 'hostReference'>>;

/** Failed rows that an order keeps at most: a shop that asks again and again fills no memory. */
const mostRows = 200;

/**
 * The bank's memory of what happened, by merchant and order number, newest first. Over `most` orders the oldest is
 * forgotten. With a `file` they are there again at the next start, without one nothing is written anywhere.
 */
export const createBooks = (
  now: () => Date,
  { most = 10_000, file }: { most?: number; file?: string | undefined } = {},
) => {
  const orders = new Map<string, Entry[]>();
  let openSettlement = 2096;
  const keyOf = (clientId: string, oid: string) => `${clientId}/${oid}`;
  const entriesOf = (clientId: string, oid: string): readonly Entry[] =>
    orders.get(keyOf(clientId, oid)) ?? [];
  const all = () => [...orders.values()].flat();

  const keep = (entry: Entry): void => {
    const key = keyOf(entry.clientId, entry.oid);
    const rows = orders.get(key) ?? [];
    if (rows.length === 0) {
      const [oldest] = orders.keys();
      if (orders.size >= most && oldest !== undefined) orders.delete(oldest);
      orders.set(key, rows);
    }
    if (wasSuccessful(entry) || rows.length < mostRows) rows.unshift(entry);
  };

  const kept = file === undefined ? null : readBooksFile(file);
  for (const entry of (kept?.entries ?? []).toReversed()) keep(entry);
  openSettlement = kept?.openSettlement ?? openSettlement;
  let saving = false;
  /** Once for all that changes in one go. */
  const save = (): void => {
    if (file === undefined || saving) return;
    saving = true;
    setImmediate(() => {
      saving = false;
      writeBooksFile(file, { entries: all(), openSettlement });
    });
  };

  return {
    entriesOf,

    /** Writes a transaction down; what the bank refused is kept as a failed row. */
    enter(added: NewEntry): Entry {
      const approved = added.returnCode === '00';
      const entry: Entry = {
        transactionId: newTransactionId(now()),
        authCode: approved ? randomDigits(6) : '',
        hostReference: approved ? randomDigits(12) : '',
        ...added,
        state: approved ? 'captured' : 'failed',
        at: now(),
        voidedAt: null,
        settleId: '',
      };
      keep(entry);
      save();
      return entry;
    },

    /** A merchant's transaction by its number. */
    find: (clientId: string, transactionId: string): Entry | null =>
      all().find((entry) => entry.clientId === clientId && entry.transactionId === transactionId) ?? null,

    /** An order that was paid once can't be paid again under its number (the protocol's own rule). */
    wasApproved: (clientId: string, oid: string): boolean =>
      entriesOf(clientId, oid).some((entry) => entry.kind === 'sale' && wasSuccessful(entry)),

    /** The newest transactions of an order number, of whichever merchant. */
    ofOrder: (oid: string): readonly Entry[] => all().filter((entry) => entry.oid === oid),

    /** The newest transactions of all merchants. */
    recent: (count: number): readonly Entry[] =>
      all()
        .toSorted((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, count),

    void(entry: Entry): void {
      entry.state = 'voided';
      entry.voidedAt = now();
      save();
    },

    /** End of day: everything captured is settled and can be refunded, but no longer voided. */
    settle(): void {
      for (const entry of all())
        if (entry.state === 'captured') {
          entry.state = 'settled';
          entry.settleId = String(openSettlement);
        }
      openSettlement += 1;
      save();
    },

    /** Number of the day that is still open. */
    openSettlement: (): string => String(openSettlement),
  };
};

export type Books = ReturnType<typeof createBooks>;
