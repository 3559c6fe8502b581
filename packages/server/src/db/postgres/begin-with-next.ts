import type { ClientBase } from 'pg';

/** Where a client writes; undeclared, and watched by a test. */
interface Wired {
  readonly connection?: { readonly stream?: { cork(): void; uncork(): void } };
}

/**
 * Begins a transaction without waiting for the answer, and holds the words back until the end of this turn of the event loop, so
 * that they travel with the transaction's first statement: one write and one way less of each transaction (decision 0076). The
 * client must be a pipelining one. Give the promise's outcome before anything is committed.
 */
export const beginWithNext = (client: ClientBase & Wired): Promise<unknown> => {
  const stream = client.connection?.stream;
  stream?.cork();
  const begun = client.query('begin');
  process.nextTick(() => stream?.uncork());
  // Who awaits it hears of a failure; until then the first statement fails for the same reason.
  begun.catch(() => undefined);
  return begun;
};
